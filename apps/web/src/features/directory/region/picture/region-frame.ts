import { boxOf } from '../../map/base/box-of.ts';
import { mercatorX, mercatorY } from '../../map/base/first-view.ts';
import type { Area, LatLng } from '../../map/base/outlines/read-shapes.ts';

/** As large as on a phone, so that names which fit there fit everywhere. */
export const pictureSize = { width: 328, height: 220 };
/** Twice as fine, for desktops. */
export const pathUnits = { width: 656, height: 440 };
/** The region does not touch the edges. */
const margin = 0.88;

/** Parts of the world's width, and pixels for one of them. */
export type Frame = { left: number; top: number; scale: number };

function boundsOf(areas: readonly Area[]) {
  const box = boxOf(areas);
  if (!box) throw new Error('A picture needs at least one outline.');
  const { west, south, east, north } = box;
  return {
    left: mercatorX(west),
    right: mercatorX(east),
    top: mercatorY(north),
    bottom: mercatorY(south),
  };
}

export function frameOf(areas: readonly Area[]): Frame {
  const { left, right, top, bottom } = boundsOf(areas);
  const { width, height } = pictureSize;
  const scale = margin * Math.min(width / (right - left), height / (bottom - top));
  return { left: (left + right - width / scale) / 2, top: (top + bottom - height / scale) / 2, scale };
}

export const toPicture = (latitude: number, longitude: number, { left, top, scale }: Frame) => ({
  x: (mercatorX(longitude) - left) * scale,
  y: (mercatorY(latitude) - top) * scale,
});

export function isVisible(area: Area, frame: Frame): boolean {
  const { left, right, top, bottom } = boundsOf([area]);
  const [x, y] = [pictureSize.width / frame.scale, pictureSize.height / frame.scale];
  return right > frame.left && left < frame.left + x && bottom > frame.top && top < frame.top + y;
}

/** Far outside of the picture nobody sees where a border runs. */
const beyond = 40;
const bounded = (value: number, end: number) => Math.max(-beyond, Math.min(end + beyond, Math.round(value)));

/** Whole units, as steps from point to point: short, and small when compressed. */
export function toPath(rings: readonly LatLng[][], frame: Frame): string {
  return rings.map((ring) => ringPath(ring, frame)).join('');
}

function ringPath(ring: readonly LatLng[], frame: Frame): string {
  const finer = pathUnits.width / pictureSize.width;
  let last: { x: number; y: number } | undefined;
  const steps: string[] = [];
  for (const [latitude, longitude] of ring) {
    const exact = toPicture(latitude, longitude, frame);
    const at = {
      x: bounded(exact.x * finer, pathUnits.width),
      y: bounded(exact.y * finer, pathUnits.height),
    };
    if (last?.x === at.x && last.y === at.y) continue;
    const [x, y] = [at.x - (last?.x ?? 0), at.y - (last?.y ?? 0)];
    steps.push(`${x}${y < 0 ? '' : ' '}${y}`);
    last = at;
  }
  return steps.length < 3 ? '' : `M${steps[0]}l${steps.slice(1).join(' ')}z`;
}
