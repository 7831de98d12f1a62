import { indonesia, mercatorX, mercatorY, uprightLongitude } from '../base/first-view.ts';

/** What the picture shows at most, in degrees; styles/map.css knows its proportions. */
const frame = { west: 93, south: -28, east: 143, north: 24 };
export const frameDegrees = frame.east - frame.west;
const [left, right] = [mercatorX(frame.west), mercatorX(frame.east)];
const [top, bottom] = [mercatorY(frame.north), mercatorY(frame.south)];

/** Parts of the picture's width and height. */
export const inFrame = (latitude: number, longitude: number) => ({
  x: (mercatorX(longitude) - left) / (right - left),
  y: (mercatorY(latitude) - top) / (bottom - top),
});

const aspect = (right - left) / (bottom - top);
const widthOf = (height: number) => height * aspect;
const tallScreen = 440 / (mercatorY(indonesia.south) - mercatorY(indonesia.north));

/** Two usual sizes of the picture in pixels: places that overlap there are drawn as a cluster. */
export const pictureSizes = {
  wide: { width: 1000, height: 1000 / aspect, zoom: 4.9, west: frame.west, east: frame.east },
  upright: {
    width: widthOf(tallScreen * (bottom - top)),
    height: tallScreen * (bottom - top),
    zoom: 5.2,
    west: uprightLongitude - 14,
    east: uprightLongitude + 14,
  },
};
export type PictureSize = (typeof pictureSizes)[keyof typeof pictureSizes];
