import type { ReactNode } from 'react';
import { Disc } from '../parts/disc.tsx';
import { usePattern, type PatternName } from '../pattern-context.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { wideSides } from './wide-sides.tsx';

export interface EducationSceneProps extends SceneProps {
  /** The head of an article on a large screen, 16:6; left out, a card of 16:10. */
  crop?: 'wide' | undefined;
}

/** The wide form shows more of the same place to both sides; nothing of the subject is cut. */
export function viewOf(crop: EducationSceneProps['crop']) {
  return crop === 'wide' ? '-160 0 800 300' : '0 0 480 300';
}

interface ThumbnailProps extends EducationSceneProps {
  backdrop: string;
  disc: string;
  ground: string;
  /** The line where the ground begins, when it has another colour. */
  edge?: string;
  /** How far down the ground begins. */
  horizon?: number;
  /** Where this is, for the wide form. */
  setting: keyof typeof wideSides;
  patterns?: readonly PatternName[];
  children: ReactNode;
}

/** One subject, one disc behind it, one ground. */
export function Thumbnail({
  crop,
  backdrop,
  disc,
  ground,
  edge,
  horizon = 250,
  setting,
  children,
  ...scene
}: ThumbnailProps) {
  const Sides = wideSides[setting];
  return (
    <Scene viewBox={viewOf(crop)} {...scene}>
      <path d="M-160 0H640V300H-160Z" fill={backdrop} />
      <Disc x={240} y={164} radius={128} fill={disc} />
      <path d={`M-160 ${horizon}H640V300H-160Z`} fill={ground} />
      {edge && <path d={`M-160 ${horizon}H640v7H-160Z`} fill={edge} />}
      <GroundGrain horizon={horizon} />
      {crop === 'wide' && <Sides horizon={horizon} />}
      {children}
    </Scene>
  );
}

function GroundGrain({ horizon }: { horizon: number }) {
  return <path d={`M220 ${horizon}H640V300H260Z`} fill={usePattern('grain')} />;
}
