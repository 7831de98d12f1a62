import { paint } from '@app/scenes/src/paint.ts';
import { BananaPlant } from '@app/scenes/src/parts/banana-plant.tsx';
import { Bin } from '@app/scenes/src/parts/bin.tsx';
import { Bottle } from '@app/scenes/src/parts/bottle.tsx';
import { Carton } from '@app/scenes/src/parts/carton.tsx';
import { Cloud } from '@app/scenes/src/parts/cloud.tsx';
import { CoconutPalm } from '@app/scenes/src/parts/coconut-palm.tsx';
import { GroundShadow } from '@app/scenes/src/parts/ground-shadow.tsx';
import { Person } from '@app/scenes/src/parts/person.tsx';
import { Sack } from '@app/scenes/src/parts/sack.tsx';
import { School } from '@app/scenes/src/parts/school.tsx';
import { Stars } from '@app/scenes/src/parts/stars.tsx';
import { Sun } from '@app/scenes/src/parts/sun.tsx';
import { WeighingScale } from '@app/scenes/src/parts/weighing-scale.tsx';
import { usePattern } from '@app/scenes/src/pattern-context.ts';
import { Scene } from '@app/scenes/src/scene.tsx';
import { students } from './students.ts';

/** The three of the team in front of their school, on a day of weighing. */
export function CampusScene() {
  return (
    <Scene viewBox="0 0 720 520" patterns={['tiles', 'weave', 'grass']}>
      <Grounds />
      <GroundShadow x={152} y={456} width={60} />
      <Person
        x={146}
        y={454}
        scale={0.98}
        {...students.warga}
        pose="reaching"
        holding={<Bottle y={26} scale={0.62} />}
      />
      <Bin material="plastik" x={246} y={458} scale={0.9} />
      <GroundShadow x={352} y={462} width={52} />
      <Person
        x={352}
        y={460}
        scale={1.02}
        {...students.model}
        pose="carrying"
        holding={<Carton x={-14} y={20} scale={0.7} />}
      />
      <GroundShadow x={500} y={466} width={70} />
      <WeighingScale x={486} y={464} scale={1.02} />
      <Sack x={486} y={360} scale={0.6} />
      <GroundShadow x={600} y={462} width={52} />
      <Person x={598} y={460} scale={1} flip {...students.web} pose="reaching" />
      <Sack x={672} y={470} scale={0.86} wideStripe={paint.blue} narrowStripe={paint.leaf} />
    </Scene>
  );
}

function Grounds() {
  const lawn = 'M0 366C160 346 420 352 720 344V520H0Z';
  return (
    <>
      <path d="M0 0H720V520H0Z" fill={paint.hillFar} />
      <Stars
        at={[
          [60, 60],
          [250, 40],
          [420, 90],
          [660, 50],
        ]}
      />
      <Sun x={560} y={132} radius={72} />
      <Cloud x={150} y={112} scale={0.8} />
      <Cloud x={404} y={78} scale={0.5} />
      <path d="M0 300C150 236 330 268 470 262S640 232 720 250V520H0Z" fill={paint.hill} />
      <CoconutPalm x={640} y={362} scale={1.04} flip />
      <BananaPlant x={40} y={372} scale={0.9} />
      <School x={330} y={366} scale={1.22} />
      <path d={lawn} fill={paint.leafLight} />
      <path d={lawn} fill={usePattern('grass')} />
      <path d="M0 440C200 412 520 424 720 408V520H0Z" fill={paint.sand} />
      <path d="M300 424C460 420 600 418 720 408V520H340Z" fill={usePattern('grain')} />
    </>
  );
}
