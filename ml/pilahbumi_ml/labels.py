"""The seven answers, in the order of the model's outputs."""

MATERIALS = ("organik", "plastik", "kertas", "kaca", "logam")
RESIDUE, HAZARD = "residu", "b3-elektronik"
LABELS = (*MATERIALS, RESIDUE, HAZARD)
# Photos that teach the trunk and the scope score, but no answer.
UNLABELLED = ""
