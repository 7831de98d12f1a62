import { paint } from '../paint.ts';
import { BananaPlant } from '../parts/banana-plant.tsx';
import { Bush } from '../parts/bush.tsx';
import { CargoTrike } from '../parts/cargo-trike.tsx';
import { Cloud } from '../parts/cloud.tsx';
import { CoconutPalm } from '../parts/coconut-palm.tsx';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { PottedPlant } from '../parts/potted-plant.tsx';
import { Stars } from '../parts/stars.tsx';
import { Sun } from '../parts/sun.tsx';
import { usePattern } from '../pattern-context.ts';

export interface Surroundings {
  /** The sun and the tree stand on this side, the vehicle on the other. */
  treeSide: 'left' | 'right';
  tree: 'banana' | 'coconut';
}

export function Backdrop({ colour, treeSide, tree }: Surroundings & { colour: string }) {
  const left = treeSide === 'left';
  const spot = { x: left ? 54 : 428, y: 214, flip: !left };
  return (
    <>
      <path d="M0 0H480V248H0Z" fill={colour} />
      <Stars
        at={[
          [24, 26],
          [96, 120],
          [136, 14],
          [352, 18],
          [440, 130],
          [462, 22],
        ]}
      />
      <Sun x={left ? 66 : 408} y={84} radius={40} />
      <Cloud x={left ? 424 : 60} y={78} scale={0.46} />
      <path d="M0 200C80 170 120 182 200 178S400 160 480 182V248H0Z" fill={paint.hill} />
      {tree === 'banana' ? <BananaPlant {...spot} scale={0.72} /> : <CoconutPalm {...spot} scale={0.66} />}
    </>
  );
}

export function Yard() {
  return (
    <>
      <path d="M0 214H480V248H0Z" fill={paint.sand} />
      <path d="M0 214H480V219H0Z" fill={paint.sandDark} />
      <path d="M0 226H480V248H0Z" fill={usePattern('grain')} />
    </>
  );
}

/** A trike stands ready where waste is picked up; elsewhere plants take its place. */
export function Roadside({ treeSide, pickup }: { treeSide: 'left' | 'right'; pickup: boolean }) {
  const left = treeSide === 'right';
  if (pickup) {
    return (
      <>
        <GroundShadow x={left ? 64 : 416} y={238} width={64} />
        <CargoTrike x={left ? 64 : 416} y={238} scale={0.43} flip={left} />
      </>
    );
  }
  return (
    <>
      <Bush x={left ? 40 : 440} y={224} scale={0.6} />
      <PottedPlant x={left ? 84 : 396} y={230} scale={0.66} />
    </>
  );
}
