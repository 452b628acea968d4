"""The features in Vietnamese."""

from pytest_bdd import scenarios

from conformance.places import data_folder

scenarios(str(data_folder("features") / "vi"))
