import type { MapFeature } from '@app/contract/directory';
import { formatCompact } from '#web/lib/format-number.ts';
import { mapText as text } from '#web/messages/map.ts';
import { namesAt } from '../base/names-by-zoom.ts';
import { placeNames } from '../base/place-names.ts';
import { clusterPins } from '../engine/clustering.ts';
import { coverOf, dropShape, pinColours } from '../engine/pin-size.ts';
import { countPlaces } from '../map-rows.ts';
import { landPath, neighbourPath, pathUnits, shapes } from './land-paths.ts';
import { frameDegrees, inFrame, type PictureSize, pictureSizes } from './picture-frame.ts';

/**
 * The map's first paint, drawn on the server: outline, names and places. Positions are parts of the picture and sizes
 * are pixels, so that it fits every screen without a script or a style attribute.
 */
export function MapPicture({ features }: { features: readonly MapFeature[] }) {
  return (
    <svg role="img" aria-label={text.picture(countPlaces(features))} className="map-picture">
      <svg
        viewBox={`0 0 ${pathUnits.width} ${pathUnits.height}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        <path d={neighbourPath} className="map-neighbour" />
        <path d={landPath} className="map-indonesia" />
      </svg>
      <g className="map-picture-wide">
        <Places features={features} size={pictureSizes.wide} />
      </g>
      <g className="map-picture-upright">
        <Places features={features} size={pictureSizes.upright} />
      </g>
    </svg>
  );
}

function Places({ features, size }: { features: readonly MapFeature[]; size: PictureSize }) {
  const toPixels = (latitude: number, longitude: number) => {
    const { x, y } = inFrame(latitude, longitude);
    return { x: x * size.width, y: y * size.height };
  };
  const percent = (at: { x: number; y: number }) => ({
    x: `${((at.x / size.width) * 100).toFixed(2)}%`,
    y: `${((at.y / size.height) * 100).toFixed(2)}%`,
  });
  const near = features.filter(({ geometry: { coordinates } }) => isBetween(coordinates[0], size));
  const places = clusterPins(near, toPixels, undefined).map((feature) => ({
    properties: feature.properties,
    at: toPixels(feature.geometry.coordinates[1], feature.geometry.coordinates[0]),
    ...coverOf(feature),
  }));
  const names = namesAt(size.zoom, shapes, new Map())
    .filter(({ at }) => isBetween(at[1], size))
    .map(({ at, room, ...name }) => ({
      ...name,
      at: toPixels(...at),
      reach: (room * size.width) / frameDegrees,
    }));
  const obstacles = places.map(({ at, radius, lift }) => ({ x: at.x, y: at.y - lift, radius }));
  return (
    <>
      {placeNames(names, obstacles).map(({ text: name, kind, at }) => (
        <text key={name} {...percent(at)} className={`map-name-${kind}`}>
          {name}
        </text>
      ))}
      {places.map(({ properties, at, radius }) => (
        <svg key={`${at.x} ${at.y}`} {...percent(at)} className="map-picture-cluster" overflow="visible">
          {properties.type === 'cluster' ? (
            <>
              <circle r={radius - 1.5} />
              <text>{formatCompact(properties.count)}</text>
            </>
          ) : (
            <path
              d={dropShape}
              transform="translate(-22 -48)"
              className={`${pinColours[properties.category].drop} stroke-2`}
            />
          )}
        </svg>
      ))}
    </>
  );
}

const isBetween = (longitude: number, { west, east }: PictureSize) => longitude > west && longitude < east;
