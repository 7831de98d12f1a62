import type { RegionDrawing } from '../picture/draw-region.server.ts';
import { pathUnits, pictureSize } from '../picture/region-frame.ts';

type Props = { drawing: RegionDrawing; label: string };

/** Borders and places stretch with the picture; names and dots keep their size. */
export function RegionPicture({ drawing: { region, around, provinces, places, names }, label }: Props) {
  return (
    <svg role="img" aria-label={label} className="region-picture">
      <svg
        viewBox={`0 0 ${pathUnits.width} ${pathUnits.height}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        <path d={provinces} className="map-neighbour" />
        <path d={around} className="map-other" />
        <path d={region} className="map-indonesia" />
      </svg>
      <svg
        viewBox={`0 0 ${pictureSize.width} ${pictureSize.height}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        <path d={places} className="region-places" />
      </svg>
      {names.map(({ text, isAround, x, y }) => (
        <text
          key={`${text} ${x} ${y}`}
          x={`${x}%`}
          y={`${y}%`}
          className={isAround ? 'map-name-province' : 'map-name-regency'}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
