import { paint } from '@app/scenes/src/paint.ts';
import { Disc } from '@app/scenes/src/parts/disc.tsx';
import { Person } from '@app/scenes/src/parts/person.tsx';
import { Scene } from '@app/scenes/src/scene.tsx';
import { students } from './students.ts';

const backdrops: Record<keyof typeof students, { back: string; disc: string }> = {
  model: { back: paint.backTeal, disc: paint.discTeal },
  web: { back: paint.backClay, disc: paint.discClay },
  warga: { back: paint.backOrganik, disc: paint.discLeaf },
};

/** Head and shoulders of one of the team. */
export function PortraitScene({ student }: { student: keyof typeof students }) {
  const { back, disc } = backdrops[student];
  return (
    <Scene viewBox="0 0 320 240">
      <path d="M0 0H320V240H0Z" fill={back} />
      <Disc x={160} y={132} radius={104} fill={disc} />
      <Person x={156} y={420} scale={1.72} {...students[student]} />
    </Scene>
  );
}
