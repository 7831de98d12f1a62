import { paint } from '../paint.ts';
import { Disc } from '../parts/disc.tsx';
import { usePattern } from '../pattern-context.ts';
import { Scene } from '../scene.tsx';
import { type DrawnStep, stepParts } from './step-parts.tsx';

/** Where the steps of a tutorial happen. */
export const places = {
  garden: { backdrop: paint.backOrganik, disc: paint.discLeaf, ground: paint.sand, horizon: 152 },
  yard: { backdrop: paint.backSand, disc: paint.discSand, ground: paint.leafLight, horizon: 152 },
  /** Cut open, to look into the ground. */
  underground: { backdrop: paint.backKaca, disc: paint.discLeaf, ground: paint.soil, horizon: 96 },
  table: { backdrop: paint.backLogam, disc: paint.discBlue, ground: paint.wood, horizon: 152 },
  workshop: { backdrop: paint.backSand, disc: paint.discSand, ground: paint.woodDark, horizon: 152 },
  kitchen: { backdrop: paint.backTeal, disc: paint.discTeal, ground: paint.teal, horizon: 152 },
} as const;

export type Place = keyof typeof places;

/** The drawing of one step: a few parts on a ground, composed by a table. */
export function StepDrawing({ place, step }: { place: Place; step: DrawnStep }) {
  const { backdrop, disc, ground, horizon } = places[place];
  const [, ...parts] = step;
  return (
    <Scene viewBox="0 0 320 200" patterns={['weave']}>
      <path d="M0 0H320V200H0Z" fill={backdrop} />
      <Disc x={160} y={104} radius={88} fill={disc} />
      <path d={`M0 ${horizon}H320V200H0Z`} fill={ground} />
      <GroundGrain horizon={horizon} />
      {parts.map(([name, x, y, scale = 1, rotate = 0]) => {
        const Part = stepParts[name];
        return (
          <Part
            key={`${name} ${x} ${y}`}
            x={x}
            y={y}
            scale={Math.abs(scale)}
            rotate={rotate}
            flip={scale < 0}
          />
        );
      })}
    </Scene>
  );
}

function GroundGrain({ horizon }: { horizon: number }) {
  return <path d={`M150 ${horizon}H320V200H176Z`} fill={usePattern('grain')} />;
}
