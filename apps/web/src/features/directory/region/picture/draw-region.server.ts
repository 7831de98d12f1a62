import type { RegionPage } from '@app/contract/directory-region';
import country from '../../map/base/outlines/indonesia.txt?raw';
import { type Area, neighbourCode, readShapes, type Shapes } from '../../map/base/outlines/read-shapes.ts';
import { placeNames } from '../../map/base/place-names.ts';
import { type Frame, frameOf, isVisible, pictureSize, toPath, toPicture } from './region-frame.ts';

export type RegionDrawing = {
  /** Paths of the region, of its neighbours in the province, of other provinces, and a dot for each place. */
  region: string;
  around: string;
  provinces: string;
  places: string;
  names: { text: string; isAround: boolean; x: number; y: number }[];
};

const files = import.meta.glob<string>('../../map/base/outlines/provinces/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const read = new Map<string, Shapes>();
/** Read when a page of the province is first asked for. */
function shapesOf(name: string, text: string | undefined): Shapes | undefined {
  const known = read.get(name);
  if (known || !text) return known;
  const shapes = readShapes(text);
  read.set(name, shapes);
  return shapes;
}

/** More names than this only hide the places. */
const maxNames = 9;
const short = (name: string) => name.replace(/^(Kabupaten|Kota) (Administrasi )?/, '');

/** The region with its places and what is around it, as paths: small enough to be sent with the page. */
export function drawRegion({ region, children, places }: RegionPage): RegionDrawing | null {
  const province = region.code.slice(0, 2);
  const near = shapesOf(province, files[`../../map/base/outlines/provinces/${province}.txt`]);
  const far = shapesOf('country', country);
  if (!near || !far) return null;
  const regencies = near.areas.filter(({ code }) => code !== neighbourCode);
  const regencyCode = region.code.slice(0, 5);
  const isOwn = ({ code }: Area) => region.level === 'province' || code === regencyCode;
  const own = regencies.filter(isOwn);
  if (own.length === 0) return null;
  const frame = frameOf(own);
  const seen = (areas: readonly Area[]) => areas.filter((area) => isVisible(area, frame));
  const around = seen(regencies.filter((area) => !isOwn(area)));
  return {
    region: own.map((area) => toPath(area.rings, frame)).join(''),
    around: around.map((area) => toPath(area.rings, frame)).join(''),
    // Coarser than the region's own border: its province too, so that no sea shows between the two.
    provinces: seen(far.areas)
      .map((area) => toPath(area.rings, frame))
      .join(''),
    places: places.map((point) => dotAt(point, frame)).join(''),
    names: namesOf({ own: region.level === 'province' ? [] : children, around, provinces: own }, frame),
  };
}

function dotAt([longitude, latitude]: [number, number], frame: Frame): string {
  const { x, y } = toPicture(latitude, longitude, frame);
  return `M${Math.round(x)} ${Math.round(y)}h0`;
}

type Named = { own: RegionPage['children']; around: readonly Area[]; provinces: readonly Area[] };

/** Kecamatan with the most places, or kabupaten of a province; then neighbours at the edge, where there is room. */
function namesOf({ own, around, provinces }: Named, frame: Frame): RegionDrawing['names'] {
  const districts = own
    .filter(({ count }) => count > 0)
    .slice(0, maxNames)
    .map(({ name, centre: [longitude, latitude] }) => ({ text: name, at: [latitude, longitude] as const }));
  const inside =
    districts.length > 0
      ? districts
      : provinces
          .toSorted((a, b) => b.room - a.room)
          .slice(0, maxNames)
          .map(({ name, at }) => ({ text: short(name), at }));
  const all = [
    ...inside.map((name) => ({ ...name, kind: 'regency' as const })),
    ...around.map(({ name, at }) => ({ text: short(name), at, kind: 'province' as const })),
  ].map(({ at, ...name }) => ({ ...name, at: toPicture(at[0], at[1], frame), reach: 0 }));
  const inPicture = all.filter(
    ({ at, text }) =>
      at.x > 4 * text.length &&
      at.x < pictureSize.width - 4 * text.length &&
      at.y > 12 &&
      at.y < pictureSize.height - 12,
  );
  return placeNames(inPicture, [buttonCorner]).map(({ text, kind, at }) => ({
    text,
    isAround: kind === 'province',
    x: Math.round((at.x / pictureSize.width) * 1000) / 10,
    y: Math.round((at.y / pictureSize.height) * 1000) / 10,
  }));
}

/** "Buka peta" lies over it. */
const buttonCorner = { x: pictureSize.width - 60, y: pictureSize.height, radius: 66 };
