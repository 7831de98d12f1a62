import { paint } from './paint.ts';
import { Boat } from './parts/boat.tsx';
import { Copies } from './parts/copies.tsx';
import { Disc } from './parts/disc.tsx';
import { Mangrove } from './parts/mangrove.tsx';
import type { Placement } from './parts/placed.tsx';
import { Stars } from './parts/stars.tsx';
import { usePattern } from './pattern-context.ts';
import { Scene, type SceneProps } from './scene.tsx';

const westBank: readonly Placement[] = [
  { x: 70, y: 222, scale: 0.8 },
  { x: 236, y: 216, scale: 0.6, flip: true },
  { x: 360, y: 226, scale: 0.92 },
];
const eastBank: readonly Placement[] = [
  { x: 1010, y: 220, scale: 0.66, flip: true },
  { x: 1130, y: 228, scale: 0.96 },
  { x: 1290, y: 220, scale: 0.7, flip: true },
  { x: 1400, y: 230, scale: 0.9 },
];

interface MangroveProps extends SceneProps {
  /** The whole band of a page, or the west bank alone for the foot of the menu. */
  crop?: 'band' | 'menu';
}

export function MangroveScene({ crop = 'band', ...props }: MangroveProps) {
  const menu = crop === 'menu';
  return (
    <Scene
      viewBox={menu ? '0 0 720 260' : '0 0 1440 260'}
      fit={menu ? 'xMinYMax slice' : 'xMidYMax slice'}
      patterns={['weave', 'waves']}
      {...props}
    >
      <Estuary />
      <Copies at={menu ? westBank : [...westBank, ...eastBank]}>
        <Mangrove />
      </Copies>
      <Boat x={640} y={240} />
    </Scene>
  );
}

function Estuary() {
  return (
    <>
      <Stars
        at={[
          [80, 40],
          [300, 24],
          [560, 60],
          [900, 30],
          [1180, 54],
          [1360, 20],
        ]}
      />
      <Disc x={860} y={168} radius={84} fill={paint.sun} />
      <path d="M0 190C200 150 380 168 560 176S900 130 1100 160 1340 140 1440 150V260H0Z" fill={paint.brand} />
      <path d="M700 172C860 140 980 140 1100 160S1340 140 1440 150V230H800Z" fill={usePattern('grain')} />
      <path d="M0 196H1440V260H0Z" fill={paint.waterDark} />
      <path d="M0 196H1440V260H0Z" fill={usePattern('waves')} />
    </>
  );
}
