"""Augments photos as if taken with a phone: other backgrounds, light, angles and lenses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
Random = np.random.Generator

TEXTURES, TEXTURE_SIDE = 192, 256


@dataclass(frozen=True)
class Stance:
    """Ranges of the camera pose: minimum visible area, maximum distance, stretch, share of rotated photos, tilt."""

    least_area: float
    farthest: float
    stretch: float
    turned: float
    tilt: float


HANDHELD = Stance(least_area=0.3, farthest=1.5, stretch=0.29, turned=0.25, tilt=25)
CAREFUL = Stance(least_area=0.55, farthest=1.1, stretch=0.15, turned=0.05, tilt=10)
# A cut-out object has room round it, so it may lie farther away.
CUT_OUT = Stance(least_area=0.5, farthest=2.2, stretch=0.2, turned=0.25, tilt=25)


@dataclass(frozen=True)
class Conditions:
    """How a set of photos is disturbed."""

    # Share of photos with strong augmentation (blur, dimming, rotation, clutter); the rest is augmented lightly.
    hardship: float = 1.0
    # Pictures of rooms, streets and landscapes that cut-out objects are put on, besides the textures.
    grounds: Sequence[Pixels] = ()


@cache
def textures() -> list[Pixels]:
    """Backgrounds for objects: noise at several scales in the colours of soil, concrete, wood, grass and cloth."""
    random = np.random.default_rng(7)
    return [texture(random) for _ in range(TEXTURES)]


def texture(random: Random) -> Pixels:
    side = TEXTURE_SIDE
    ground = np.zeros((side, side, 3), np.float32)
    ground += random.uniform(30, 235) + random.normal(0, 14, 3)
    for grain in (2, 5, 12, 40, 120):
        shape = (max(2, side // grain), max(2, side // int(grain * random.choice([1, 1, 3]))))
        channels = 3 if random.random() < 0.15 else 1
        noise = random.normal(0, random.uniform(2, 22), (*shape, channels)).astype(np.float32)
        ground += cv2.resize(noise, (side, side), interpolation=cv2.INTER_CUBIC).reshape(side, side, channels)
    return np.clip(ground, 0, 255).astype(np.uint8)


def augment(photo: Pixels, size: int, random: Random, conditions: Conditions, moved: float) -> Pixels:
    """Augments a cached photo with four channels to an RGB square.

    `moved` is the chance that an object on plain white is put on another ground.
    """
    is_hard = random.random() < conditions.hardship
    if random.random() < moved and photo[:, :, 3].any():
        colour = move(photo, size, random, conditions.grounds)
    else:
        seen = shoot(photo, size, random, HANDHELD if is_hard else CAREFUL)
        colour = np.ascontiguousarray(seen[:, :, :3])
    if not is_hard:
        return tint(colour, random, 0.4)
    if random.random() < 0.2:
        colour = clutter(colour, random, conditions.grounds)
    colour = tint(colour, random)
    if random.random() < 0.3:
        colour = shade(colour, random)
    if random.random() < 0.25:
        colour = blur(colour, random)
    if random.random() < 0.35:
        colour = compress(colour, random)
    return colour


def move(photo: Pixels, size: int, random: Random, grounds: Sequence[Pixels]) -> Pixels:
    """Cuts an object out of its plain background and puts it somewhere else."""
    seen = shoot(photo, size, random, CUT_OUT, is_cut_out=True)
    colour, plain = np.ascontiguousarray(seen[:, :, :3]), seen[:, :, 3]
    return blend(colour, ground_for(size, random, grounds), plain)


def shoot(photo: Pixels, size: int, random: Random, stance: Stance, is_cut_out: bool = False) -> Pixels:
    """Applies position, distance, angle and aspect ratio in one warp; round a cut-out object there is nothing."""
    height, width = photo.shape[:2]
    is_near = random.random() < 0.85
    share = np.sqrt(random.uniform(stance.least_area, 1.0)) if is_near else random.uniform(1.0, stance.farthest)
    stretch = np.exp(random.uniform(-stance.stretch, stance.stretch))
    across, down = width * share * stretch, height * share / stretch
    turn = 90 * random.integers(0, 4) if random.random() < stance.turned else 0
    angle = np.deg2rad(random.uniform(-stance.tilt, stance.tilt) + turn)
    room_x, room_y = max(0.0, width - across) / 2, max(0.0, height - down) / 2
    centre_x = width / 2 + random.uniform(-room_x, room_x)
    centre_y = height / 2 + random.uniform(-room_y, room_y)
    mirror = -1.0 if random.random() < 0.5 else 1.0
    cosine, sine = np.cos(angle), np.sin(angle)
    step_x, step_y = across / size, down / size
    matrix = np.array(
        [[mirror * step_x * cosine, -step_y * sine, centre_x], [mirror * step_x * sine, step_y * cosine, centre_y]]
    )
    matrix[:, 2] -= matrix[:, :2] @ np.array([size / 2, size / 2])
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    border = cv2.BORDER_CONSTANT if is_cut_out else cv2.BORDER_REFLECT_101
    return cv2.warpAffine(photo, matrix, (size, size), flags=flags, borderMode=border, borderValue=(255,) * 4)


def ground_for(size: int, random: Random, grounds: Sequence[Pixels] = ()) -> Pixels:
    """A part of a texture, or in half of the cases of a real picture."""
    known = grounds if len(grounds) and random.random() < 0.5 else textures()
    ground = known[int(random.random() * len(known))][:, :, :3]
    side = min(ground.shape[:2])
    part = int(side * random.uniform(0.33, 1.0))
    x, y = (int(v) for v in random.random(2) * (np.array(ground.shape[1::-1]) - part))
    return cv2.resize(np.ascontiguousarray(ground[y : y + part, x : x + part]), (size, size))


def blend(over: Pixels, under: Pixels, share: Pixels) -> Pixels:
    weight = (share.astype(np.uint16) + 1)[:, :, None]
    return ((under * weight + over * (256 - weight)) >> 8).astype(np.uint8)


def clutter(colour: Pixels, random: Random, grounds: Sequence[Pixels]) -> Pixels:
    """Occludes a part of the photo with a blob of another ground."""
    size = len(colour)
    blob = np.zeros((size, size), np.uint8)
    # Drawn as shares, so that a teacher that looks at another size sees the same blob.
    centre = tuple(int(v) for v in random.random(2) * size)
    axes = tuple(int(v) for v in random.uniform(0.06, 0.25, 2) * size)
    cv2.ellipse(blob, centre, axes, float(random.uniform(0, 180)), 0, 360, 255, -1)
    return blend(colour, ground_for(size, random, grounds), blob)


def tint(colour: Pixels, random: Random, strength: float = 1.0) -> Pixels:
    """White balance, saturation, exposure and contrast: one matrix and one curve."""
    grey = np.full((3, 3), 1 / 3)
    saturation = random.uniform(1 - 0.7 * strength, 1 + 0.4 * strength) if random.random() < 0.9 else 1 - strength
    gains = np.exp(random.normal(0, 0.07 * strength, 3))
    matrix = np.diag(gains) @ (saturation * np.eye(3) + (1 - saturation) * grey)
    levels = np.arange(256) / 255
    curve = levels ** np.exp(random.normal(0, 0.25 * strength))
    contrast, exposure = np.exp(random.normal(0, 0.2 * strength)), random.normal(0, 0.06 * strength)
    curve = (curve - 0.5) * contrast + 0.5 + exposure
    toned = cv2.transform(colour, matrix)
    return cv2.LUT(toned, np.clip(curve * 255, 0, 255).astype(np.uint8))


def shade(colour: Pixels, random: Random) -> Pixels:
    """A soft shadow or patch of light over part of the photo."""
    coarse = random.uniform(0.5, 1.2, (4, 4)).astype(np.float32)
    light = cv2.resize(coarse, (len(colour), len(colour)), interpolation=cv2.INTER_CUBIC)
    return cv2.multiply(colour, cv2.merge([light] * 3), dtype=cv2.CV_8U)


def blur(colour: Pixels, random: Random) -> Pixels:
    if random.random() < 0.5:
        return cv2.GaussianBlur(colour, (0, 0), float(random.uniform(0.4, 2.2)))
    length = int(random.integers(3, 10))
    kernel = np.zeros((length, length), np.float32)
    cv2.line(kernel, (0, int(random.integers(0, length))), (length - 1, int(random.integers(0, length))), 1)
    return cv2.filter2D(colour, -1, kernel / kernel.sum())


def compress(colour: Pixels, random: Random) -> Pixels:
    _, packed = cv2.imencode(".jpg", colour, [cv2.IMWRITE_JPEG_QUALITY, int(random.integers(25, 90))])
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)
