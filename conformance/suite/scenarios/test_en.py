"""The features in English."""

from pytest_bdd import scenarios

from conformance.places import data_folder

scenarios(str(data_folder("features") / "en"))
