"""A second engine, in JavaScript, written from the rules alone; only its data comes from `spec/`."""
