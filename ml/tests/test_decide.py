import numpy as np

from pilahbumi_ml.answers import Answers
from pilahbumi_ml.decide import Settings, choose_bias, choose_thresholds, decide
from pilahbumi_ml.labels import LABELS, MATERIALS
from pilahbumi_ml.photos import Photo
from pilahbumi_ml.table import Row, rows_of


def answers(label: str, shares: dict[str, float], count: int = 1, scope: float = 1.0, split: str = "val") -> Answers:
    row = np.log(np.array([shares.get(name, 1e-6) for name in LABELS]))
    photos = [Photo(f"{label}-{n}", split, label, "web") for n in range(count)]
    return Answers(photos, np.tile(row, (count, 1)), np.full(count, scope))


def together(*parts: Answers) -> Answers:
    photos = [photo for part in parts for photo in part.photos]
    return Answers(photos, np.concatenate([p.logits for p in parts]), np.concatenate([p.scope for p in parts]))


SETTINGS = Settings(scope_threshold=0.5, ask_from=0.1, sure_from=dict.fromkeys(MATERIALS, 0.8))


def test_metal_with_a_real_chance_of_a_battery_is_asked_about_and_never_sure() -> None:
    verdicts = decide(answers("b3-elektronik", {"logam": 0.88, "b3-elektronik": 0.12}), SETTINGS)
    assert verdicts.asks[0]
    assert not verdicts.sure[0]


def test_metal_without_that_chance_is_sure() -> None:
    verdicts = decide(answers("logam", {"logam": 0.95, "b3-elektronik": 0.05}), SETTINGS)
    assert verdicts.sure[0]
    assert not verdicts.asks[0]


def test_a_danger_that_the_network_names_is_told_even_when_the_photo_is_unlike_waste() -> None:
    named = decide(answers("b3-elektronik", {"b3-elektronik": 0.7, "logam": 0.3}, scope=0.1), SETTINGS)
    other = decide(answers("logam", {"logam": 1.0}, scope=0.1), SETTINGS)
    assert named.asks[0]
    assert other.refused[0]


def test_the_bias_names_residue_for_no_more_than_its_price() -> None:
    held_out = together(
        answers("kertas", {"kertas": 0.7, "residu": 0.3}, 100),
        answers("residu", {"kertas": 0.6, "residu": 0.4}, 20),
        answers("b3-elektronik", {"logam": 0.4, "b3-elektronik": 0.6}, 20),
    )
    biased = held_out.logits + np.array(choose_bias(held_out))
    assert (biased[:100].argmax(1) == LABELS.index("kertas")).all()
    assert (biased[100:120].argmax(1) == LABELS.index("residu")).all()
    assert (biased[120:].argmax(1) == LABELS.index("logam")).all(), "a danger is asked about, not named"


def test_thresholds_keep_their_price_on_the_photos_they_were_chosen_on() -> None:
    random = np.random.default_rng(1)
    parts = [answers("logam", {"logam": 1 - p, "b3-elektronik": p}) for p in random.uniform(0, 0.4, 200)]
    parts += [answers("b3-elektronik", {"logam": 1 - p, "b3-elektronik": p}) for p in random.uniform(0.2, 1, 50)]
    held_out = together(*parts)
    settings = choose_thresholds(held_out, Settings())
    metal = decide(held_out.labelled("logam"), settings)
    assert metal.asks.mean() <= 0.05
    assert decide(held_out.labelled("b3-elektronik"), settings).sure.mean() <= 0.005


def test_a_shortfall_is_named_and_a_figure_without_photos_is_none() -> None:
    assert Row("a", 0.9, None, 10, floor=0.95).is_met is False
    assert Row("a", 0.02, None, 10, floor=0.03, is_most=True).is_met is True
    test = answers("logam", {"logam": 1.0}, 10, split="test")
    rows = {row.figure: row for row in rows_of(test, SETTINGS) if row.photos}
    assert rows["test: five materials"].value == 1.0
    assert "siscer" not in rows
