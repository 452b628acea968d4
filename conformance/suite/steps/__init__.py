"""The steps, by what they speak of."""
