import { paint } from '../paint.ts';
import { BananaPlant } from '../parts/banana-plant.tsx';
import { Bush } from '../parts/bush.tsx';
import { Can } from '../parts/can.tsx';
import { Jar } from '../parts/jar.tsx';
import { PottedPlant } from '../parts/potted-plant.tsx';
import { Stars } from '../parts/stars.tsx';

/** What stands beside the subject where the wide form shows more of the place. */
export const wideSides = { garden: GardenSides, room: RoomSides } as const;

interface SidesProps {
  horizon: number;
}

export function GardenSides({ horizon }: SidesProps) {
  // Plants end at the upper edge, however high the ground is.
  const scale = Math.min(0.86, horizon / 290);
  return (
    <>
      <BananaPlant x={-84} y={horizon + 4} scale={scale} />
      <Bush x={-6} y={horizon + 4} scale={scale * 0.84} />
      <BananaPlant x={572} y={horizon + 4} scale={scale * 0.9} flip />
      <Bush x={496} y={horizon + 4} scale={scale * 0.74} />
    </>
  );
}

const starsOutside = [
  [-106, 64],
  [-88, 86],
  [-48, 72],
  [-34, 94],
] as const;

function RoomSides({ horizon }: SidesProps) {
  const shelf = horizon - 108;
  return (
    <>
      <rect x="-124" y="48" width="104" height="112" rx="3" fill={paint.backKertas} />
      <Stars at={starsOutside} />
      <path d="M-124 140Q-96 118-72 132T-20 126V160H-124Z" fill={paint.hill} />
      <path d="M-72 48V160M-124 104H-20" stroke={paint.cream} strokeWidth="7" />
      <rect x="-124" y="48" width="104" height="112" rx="3" stroke={paint.woodDark} strokeWidth="10" />
      <rect x="-138" y="160" width="132" height="11" rx="4" fill={paint.wood} />
      <Jar x={530} y={shelf} scale={0.72} />
      <Can x={568} y={shelf - 3} scale={0.74} />
      <PottedPlant x={604} y={shelf} scale={0.62} />
      <rect x="502" y={shelf} width="132" height="11" rx="4" fill={paint.woodDark} />
    </>
  );
}
