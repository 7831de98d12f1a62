"""The five classes, in the order of the model's outputs."""

LABELS = ("organik", "plastik", "kertas", "kaca", "logam")
