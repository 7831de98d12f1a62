import { paint } from '../paint.ts';
import { Dispenser } from '../parts/dispenser.tsx';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { Jar } from '../parts/jar.tsx';
import { Shade } from '../parts/shade.tsx';
import { usePattern } from '../pattern-context.ts';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function RefillShopScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backBrand}
      disc={paint.discBrand}
      ground={paint.wood}
      edge={paint.woodDark}
      {...props}
    >
      <path d="M106 80V252M374 80V252" stroke={paint.woodDark} strokeWidth="10" />
      <path d="M106 164H374" stroke={paint.wood} strokeWidth="14" />
      <path d="M240 198V218" stroke={paint.yellow} strokeWidth="7" strokeDasharray="1 9" />
      <Dispenser x={154} y={190} scale={0.86} light={paint.clay} dark={paint.clayDark} />
      <Dispenser x={326} y={190} scale={0.86} light={paint.leaf} dark={paint.leafDark} />
      <Dispenser x={240} y={190} scale={0.86} light={paint.yellow} dark={paint.yellowDark} />
      <Awning />
      <GroundShadow x={240} y={272} width={44} />
      <Jar lid={false} x={240} y={272} scale={0.8} />
      <PumpBottle />
      <Jar x={150} y={272} scale={0.72} />
    </Thumbnail>
  );
}

const stripes = (starts: readonly number[]) =>
  starts.map((start) => `M${start} 26h32v22a16 13 0 0 1-32 0Z`).join('');

function Awning() {
  return (
    <>
      <path d={stripes([96, 160, 224, 288, 352])} fill={paint.clay} />
      <path d={stripes([128, 192, 256, 320])} fill={paint.cream} />
      <path d="M240 26H384V48a16 10 0 0 1-16 10H256Z" fill={usePattern('grain')} />
      <rect x="90" y="18" width="300" height="13" rx="5" fill={paint.clayDark} />
      <rect x="90" y="18" width="200" height="6" rx="3" fill={paint.clayLight} />
    </>
  );
}

function PumpBottle() {
  return (
    <>
      <path d="M328 222V206H306" stroke={paint.slateDark} strokeWidth="7" />
      <rect x="317" y="214" width="22" height="11" rx="3" fill={paint.slateDark} />
      <path
        d="M310 272Q304 272 304 266V238Q304 224 318 224H338Q352 224 352 238V266Q352 272 346 272Z"
        fill={paint.cream}
      />
      <Shade
        d="M336 224H338Q352 224 352 238V266Q352 272 346 272H332Q340 250 336 224Z"
        fill={paint.creamDark}
        shift={5}
      />
      <path d="M304 240H334V260H304Z" fill={paint.leafLight} />
      <path d="M311 250H326" stroke={paint.brand} />
    </>
  );
}
