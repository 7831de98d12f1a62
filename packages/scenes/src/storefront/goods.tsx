import type { ReactNode } from 'react';
import type { Category } from '../materials.ts';
import { paint } from '../paint.ts';
import { Can } from '../parts/can.tsx';
import { Carton } from '../parts/carton.tsx';
import { Composter } from '../parts/composter.tsx';
import { Copies } from '../parts/copies.tsx';
import { CrushedBottle } from '../parts/crushed-bottle.tsx';
import { Jar } from '../parts/jar.tsx';
import { OldRadio, OldTelevision } from '../parts/old-electronics.tsx';
import { OpenSack } from '../parts/open-sack.tsx';
import { PaperStack } from '../parts/paper-stack.tsx';
import { Phone } from '../parts/phone.tsx';
import { Placed, type Placement } from '../parts/placed.tsx';
import { PottedPlant } from '../parts/potted-plant.tsx';
import { Sack } from '../parts/sack.tsx';

const arrangements: Record<Category, ReactNode> = {
  plastik: (
    <>
      <OpenSack x={-66} scale={0.88} />
      <Sack x={-4} y={-1} scale={0.8} />
      <CrushedBottle x={74} y={3} scale={0.62} />
    </>
  ),
  kertas: (
    <>
      <Copies
        at={[
          { x: -62, scale: 0.82 },
          { x: -58, y: -50, scale: 0.62 },
          { x: 78, y: 2, scale: 0.56 },
        ]}
      >
        <Carton />
      </Copies>
      <Copies
        at={[
          { x: 10, scale: 0.84 },
          { x: 12, y: -44, scale: 0.7 },
        ]}
      >
        <PaperStack />
      </Copies>
    </>
  ),
  logam: (
    <>
      <Sack x={10} scale={0.86} wideStripe={paint.blue} narrowStripe={paint.leaf} />
      <Copies
        at={[
          { x: -80, scale: 0.84 },
          { x: -46, scale: 0.84 },
          { x: -63, y: -48, scale: 0.84 },
          { x: 66, y: -14, rotate: 84, scale: 0.7 },
        ]}
      >
        <Can />
      </Copies>
    </>
  ),
  organik: (
    <>
      <Composter x={-64} scale={0.66} />
      <Sack x={6} y={-1} scale={0.8} wideStripe={paint.leaf} narrowStripe={paint.yellow} />
      <PottedPlant x={80} y={2} scale={0.78} />
    </>
  ),
  kaca: (
    <>
      <Sack x={10} scale={0.82} wideStripe={paint.teal} narrowStripe={paint.blue} />
      <Copies
        at={[
          { x: -82, scale: 0.84 },
          { x: -42, scale: 0.84 },
          { x: -62, y: -67, scale: 0.6 },
          { x: 78, y: 2, scale: 0.72 },
        ]}
      >
        <Jar />
      </Copies>
    </>
  ),
  elektronik: (
    <>
      <OldTelevision x={-60} scale={1.1} />
      <Copies
        at={[
          { x: 4, scale: 0.18 },
          { x: 42, scale: 0.16 },
        ]}
      >
        <Phone />
      </Copies>
      <OldRadio x={88} />
    </>
  ),
};

/** What lies in front of a collector, about 220 wide around its middle. */
export function Goods({ category, ...placement }: Placement & { category: Category }) {
  return <Placed {...placement}>{arrangements[category]}</Placed>;
}
