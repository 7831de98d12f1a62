import type { ReactNode } from 'react';
import { Disc } from '../parts/disc.tsx';
import { usePattern, type PatternName } from '../pattern-context.ts';
import { Scene, type SceneProps } from '../scene.tsx';

interface ThumbnailProps extends SceneProps {
  backdrop: string;
  disc: string;
  ground: string;
  /** The line where the ground begins, when it has another colour. */
  edge?: string;
  patterns?: readonly PatternName[];
  children: ReactNode;
}

/** One subject, one disc behind it, one ground. */
export function Thumbnail({ backdrop, disc, ground, edge, children, ...scene }: ThumbnailProps) {
  return (
    <Scene viewBox="0 0 480 300" {...scene}>
      <path d="M0 0H480V300H0Z" fill={backdrop} />
      <Disc x={240} y={164} radius={128} fill={disc} />
      <path d="M0 250H480V300H0Z" fill={ground} />
      {edge && <path d="M0 250H480V257H0Z" fill={edge} />}
      <GroundGrain />
      {children}
    </Scene>
  );
}

function GroundGrain() {
  return <path d="M220 250H480V300H260Z" fill={usePattern('grain')} />;
}
