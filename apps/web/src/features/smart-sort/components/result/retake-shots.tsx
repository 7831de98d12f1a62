import type { ReactNode } from 'react';
import { paint } from '@app/scenes/src/paint.ts';
import { Bottle } from '@app/scenes/src/parts/bottle.tsx';
import { Can } from '@app/scenes/src/parts/can.tsx';
import { Carton } from '@app/scenes/src/parts/carton.tsx';
import { Scene } from '@app/scenes/src/scene.tsx';
import { retakeText as text } from '#web/messages/smart-sort.ts';

const shot = (fill: string, children: ReactNode) => (
  <Scene viewBox="0 0 160 110">
    <path d="M0 0H160V110H0Z" fill={fill} />
    {children}
  </Scene>
);

/** Tips for a better photo. */
export const retakeShots: { label: string; picture: ReactNode }[] = [
  {
    label: text.shots.single,
    picture: shot(
      paint.hillFar,
      <>
        <Bottle x={80} y={104} scale={0.8} />
        <path
          d="M44 26V14H58M102 14H116V26M44 92V104H58M102 104H116V92"
          stroke={paint.white}
          strokeWidth="4"
        />
      </>,
    ),
  },
  {
    label: text.shots.light,
    picture: shot(
      paint.hillFar,
      <>
        <circle cx="118" cy="34" r="22" fill={paint.sun} />
        <path d="M0 88H160V110H0Z" fill={paint.sand} />
        <Can x={70} y={98} scale={1.05} />
      </>,
    ),
  },
  { label: text.shots.plain, picture: shot(paint.discBlue, <Carton x={80} y={98} scale={0.9} />) },
];
