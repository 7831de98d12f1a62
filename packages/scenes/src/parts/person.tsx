import type { ReactNode } from 'react';
import { paint, type Tones } from '../paint.ts';
import { type Headwear, PersonHead } from './person-head.tsx';
import { KneelingLegs, Skirt, StandingLegs } from './person-legs.tsx';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

type Joint = readonly [x: number, y: number];
type Arm = readonly [shoulder: Joint, elbow: Joint, hand: Joint];

const leftShoulder: Joint = [-24, -138];
const rightShoulder: Joint = [24, -138];
const hanging: Arm = [leftShoulder, [-33, -112], [-29, -84]];

/** Everyone looks to the right; flip turns them. */
const poses = {
  relaxed: { left: hanging, right: [rightShoulder, [33, -112], [31, -84]] },
  reaching: { left: [leftShoulder, [-38, -112], [-16, -96]], right: [rightShoulder, [46, -120], [72, -126]] },
  dropping: { left: hanging, right: [rightShoulder, [48, -144], [70, -164]] },
  carrying: { left: [leftShoulder, [-32, -110], [4, -98]], right: [rightShoulder, [38, -112], [30, -96]] },
  kneeling: {
    left: [
      [-18, -134],
      [20, -112],
      [66, -122],
    ],
    right: [rightShoulder, [46, -124], [58, -146]],
  },
} as const satisfies Record<string, { left: Arm; right: Arm }>;

interface PersonProps {
  pose?: keyof typeof poses;
  headwear?: Headwear;
  headCloth?: Tones;
  clothes?: Tones;
  trousers?: Tones;
  /** A child has a larger head for its size. */
  child?: boolean;
  /** Drawn with its base in the right hand. */
  holding?: ReactNode;
}

const brandTones = { light: paint.brand, dark: paint.brandDark };
const soilTones = { light: paint.soil, dark: paint.soilDark };

export function Person({
  pose = 'relaxed',
  headwear = 'hair',
  headCloth = brandTones,
  clothes = brandTones,
  trousers = soilTones,
  child = false,
  holding,
  ...placement
}: Placement & PersonProps) {
  const { left, right } = poses[pose];
  const [handX, handY] = right[2];
  const kneeling = pose === 'kneeling';
  const veiled = headwear === 'hijab';
  // A turned person is still lit from the upper left, so the clothes are turned back.
  const turned = placement.flip ?? false;
  return (
    <Placed {...placement}>
      {kneeling ? (
        <KneelingLegs {...trousers} />
      ) : veiled ? (
        <Skirt {...trousers} />
      ) : (
        <StandingLegs {...trousers} />
      )}
      <Placed y={kneeling ? 46 : 0}>
        <path d="M-7-166H8V-146H-7Z" fill={paint.woodDark} />
        <Placed flip={turned}>{veiled ? <Tunic {...clothes} /> : <Shirt {...clothes} />}</Placed>
        <PersonHead headwear={headwear} cloth={headCloth} scale={child ? 1.24 : 1} />
        <SleevedArm arm={left} sleeve={turned ? clothes.dark : clothes.light} />
        <Placed x={handX} y={handY}>
          {holding}
        </Placed>
        <SleevedArm arm={right} sleeve={turned ? clothes.light : clothes.dark} />
      </Placed>
    </Placed>
  );
}

function SleevedArm({ arm: [shoulder, elbow, hand], sleeve }: { arm: Arm; sleeve: string }) {
  return (
    <>
      <path d={`M${elbow.join(' ')}L${hand.join(' ')}`} stroke={paint.wood} strokeWidth="11" />
      <path d={`M${shoulder.join(' ')}L${elbow.join(' ')}`} stroke={sleeve} strokeWidth="15" />
    </>
  );
}

function Shirt({ light, dark }: Tones) {
  return (
    <>
      <path d="M-14-152Q0-144 14-152 30-148 31-134L27-84Q0-76-27-84L-31-134Q-30-148-14-152Z" fill={light} />
      <Shade d="M11-151Q30-148 31-134L27-84Q18-80 8-80 15-116 11-151Z" fill={dark} shift={5} />
    </>
  );
}

function Tunic({ light, dark }: Tones) {
  return (
    <>
      <path d="M-14-152H14Q30-148 31-134L36-52Q0-42-36-52L-31-134Q-30-148-14-152Z" fill={light} />
      <Shade d="M11-151Q30-148 31-134L36-52Q24-48 10-47 17-104 11-151Z" fill={dark} shift={5} />
    </>
  );
}
