import { HeroLandscape } from './hero/hero-landscape.tsx';
import { HeroYard } from './hero/hero-yard.tsx';
import { Scene, type SceneProps } from './scene.tsx';

/** Wide screens see the whole yard; narrow ones the phone, the trike and the weighing, cut by the box around. */
const responsive =
  'block h-auto w-full overflow-visible min-[1441px]:h-[640px] max-[860px]:ml-[calc(50%-536px)] max-[860px]:h-[372px] max-[860px]:w-[836px] max-[860px]:max-w-none min-[580px]:max-[860px]:ml-[calc(50%-93vw)] min-[580px]:max-[860px]:h-[64.4vw] min-[580px]:max-[860px]:w-[145vw]';

const views = { wide: '0 0 1440 640', phone: '613 0 620 640' } as const;

interface HeroProps extends SceneProps {
  /** Left out, the drawing follows the width of the screen; its box must hide what overflows. */
  crop?: keyof typeof views;
}

export function HeroScene({ crop, title, className }: HeroProps) {
  return (
    <Scene
      viewBox={views[crop ?? 'wide']}
      title={title}
      className={className ?? (crop ? undefined : responsive)}
      fit="xMidYMax slice"
      patterns={['weave', 'tiles', 'waves', 'grass']}
    >
      <HeroLandscape />
      <HeroYard />
    </Scene>
  );
}
