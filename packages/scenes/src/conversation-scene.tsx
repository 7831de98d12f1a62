import { paint } from './paint.ts';
import { Disc } from './parts/disc.tsx';
import { GroundShadow } from './parts/ground-shadow.tsx';
import { Person } from './parts/person.tsx';
import { PottedPlant } from './parts/potted-plant.tsx';
import { Scene, type SceneProps } from './scene.tsx';

/** Two neighbours with something to say: for a forum that is still quiet. */
export function ConversationScene(props: SceneProps) {
  return (
    <Scene viewBox="0 0 320 200" fit="xMidYMid meet" {...props}>
      <Disc x={160} y={104} radius={88} fill={paint.hillFar} />
      <path
        d="M104 16h104a12 12 0 0 1 12 12v28a12 12 0 0 1-12 12h-60l-22 18V68h-22a12 12 0 0 1-12-12V28a12 12 0 0 1 12-12Z"
        fill={paint.brand}
      />
      <path d="M112 34h84M112 50h52" stroke={paint.cream} strokeWidth="6" />
      <GroundShadow x={160} y={184} width={96} />
      <Person
        x={112}
        y={183}
        scale={0.5}
        pose="reaching"
        headwear="hijab"
        headCloth={{ light: paint.blue, dark: paint.blueDark }}
        clothes={{ light: paint.clayLight, dark: paint.clay }}
      />
      <Person
        x={204}
        y={183}
        scale={0.5}
        flip
        headwear="cap"
        headCloth={{ light: paint.clay, dark: paint.clayDark }}
      />
      <PottedPlant x={262} y={184} scale={0.62} />
    </Scene>
  );
}
