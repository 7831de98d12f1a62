import type { Province } from '@app/contract/provinces';
import provinceExtents from './outlines/provinces.json' with { type: 'json' };

export type Box = { west: number; south: number; east: number; north: number };
type Size = { width: number; height: number };
export type View = { latitude: number; longitude: number; zoom: number };

export const indonesia: Box = { west: 94, south: -11, east: 142, north: 6 };
/** An upright screen shows the country as high as the screen, around the Java Sea. */
export const uprightLongitude = 110.4;
/** Pixels of the world at zoom 0. */
const worldSize = 256;
/** A region does not touch the edges of the screen. */
const margin = 0.86;

/** The Mercator projection: parts of the world's width from its west and north edge. */
export const mercatorX = (longitude: number) => (longitude + 180) / 360;
export const mercatorY = (latitude: number) =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
const latitudeAt = (y: number) => (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90;

/** On an upright screen the search lies over the upper edge of the map and the first lines of the list over the lower. */
const covers = { top: 68, bottom: 132 };
const covered = covers.top + covers.bottom;
const shift = (covers.bottom - covers.top) / 2;
const isUpright = ({ width, height }: Size) => width <= height;

/** The same view as that of the picture (styles/map.css): as wide as a wide screen, as high as a tall one. */
export function countryView(size: Size): View {
  const { west, south, east, north } = indonesia;
  const [top, bottom] = [mercatorY(north), mercatorY(south)];
  const middle = (top + bottom) / 2;
  if (!isUpright(size))
    return viewAt((west + east) / 2, middle, size.width / (mercatorX(east) - mercatorX(west)));
  const scale = Math.max(1, size.height - covered) / (bottom - top);
  return viewAt(uprightLongitude, middle + shift / scale, scale);
}

/** The first two digits of the codes of its kabupaten. */
export const provinceCode = (province: Province): string => provinceExtents[province].code;

export const provinceBox = (province: Province): Box => provinceExtents[province];

/** The whole box in what search and list leave free. */
export function boxView({ west, south, east, north }: Box, size: Size): View {
  const [top, bottom] = [mercatorY(north), mercatorY(south)];
  const [hidden, lower] = isUpright(size) ? [covered, shift] : [0, 0];
  const scale =
    margin *
    Math.min(
      size.width / (mercatorX(east) - mercatorX(west)),
      Math.max(1, size.height - hidden) / (bottom - top),
    );
  return viewAt((west + east) / 2, (top + bottom) / 2 + lower / scale, scale);
}

const viewAt = (longitude: number, y: number, scale: number): View => ({
  latitude: latitudeAt(y),
  longitude,
  zoom: Math.log2(scale / worldSize),
});
