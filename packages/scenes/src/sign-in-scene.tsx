import { paint } from './paint.ts';
import { Bin } from './parts/bin.tsx';
import { Bush } from './parts/bush.tsx';
import { CargoTrike } from './parts/cargo-trike.tsx';
import { Cloud } from './parts/cloud.tsx';
import { Copies } from './parts/copies.tsx';
import { Disc } from './parts/disc.tsx';
import { GroundShadow } from './parts/ground-shadow.tsx';
import { Mangrove } from './parts/mangrove.tsx';
import { Stars } from './parts/stars.tsx';
import { usePattern } from './pattern-context.ts';
import { Scene, type SceneProps } from './scene.tsx';

/** The tall picture beside the sign-in form; its upper third is left free for words. */
export function SignInScene(props: SceneProps) {
  return (
    <Scene viewBox="0 0 720 900" fit="xMidYMax slice" patterns={['weave', 'waves', 'grass']} {...props}>
      <Shore />
      <Bush x={60} y={756} scale={1.1} />
      <GroundShadow x={330} y={834} width={230} />
      <Bin material="organik" x={588} y={796} scale={0.86} />
      <Bin material="plastik" x={660} y={806} scale={0.92} />
      <CargoTrike x={320} y={836} scale={1.5} flip />
      <path d="M0 900V872C180 850 420 880 720 856V900Z" fill={paint.brandDark} />
    </Scene>
  );
}

function Shore() {
  const lawn = 'M0 726C160 690 380 706 720 694V900H0Z';
  const grain = usePattern('grain');
  return (
    <>
      <path d="M0 0H720V900H0Z" fill={paint.backBrand} />
      <path d="M0 0H720V900H0Z" fill={usePattern('grain-light')} />
      <Stars
        at={[
          [80, 120],
          [200, 80],
          [620, 160],
          [500, 60],
          [340, 150],
        ]}
      />
      <circle cx="430" cy="500" r="250" fill={paint.discBrand} />
      <Disc x={430} y={500} radius={168} fill={paint.sun} />
      <Cloud x={170} y={420} scale={0.8} />
      <Cloud x={610} y={350} scale={0.6} />
      <path d="M0 600C140 540 280 560 400 560S620 520 720 540V900H0Z" fill={paint.leafDark} />
      <path d="M400 560C540 560 620 520 720 540V660H440Z" fill={grain} />
      <path d="M0 640H720V720H0Z" fill={paint.water} />
      <path d="M0 640H720V720H0Z" fill={usePattern('waves')} />
      <Copies
        at={[
          { x: 96, y: 694, scale: 0.9 },
          { x: 600, y: 684, scale: 0.7, flip: true },
          { x: 690, y: 700, scale: 0.9 },
        ]}
      >
        <Mangrove />
      </Copies>
      <path d={lawn} fill={paint.leafLight} />
      <path d={lawn} fill={usePattern('grass')} />
      <path d="M0 800C200 752 460 770 720 746V900H0Z" fill={paint.sand} />
      <path d="M0 800C200 752 460 770 720 746V790C460 810 240 800 0 850Z" fill={grain} />
    </>
  );
}
