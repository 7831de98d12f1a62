import { paint } from '../paint.ts';
import { BananaPlant } from '../parts/banana-plant.tsx';
import { Birds } from '../parts/birds.tsx';
import { Bush } from '../parts/bush.tsx';
import { Cloud } from '../parts/cloud.tsx';
import { CoconutPalm } from '../parts/coconut-palm.tsx';
import { Copies } from '../parts/copies.tsx';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { House } from '../parts/house.tsx';
import { Mangrove } from '../parts/mangrove.tsx';
import { Stars } from '../parts/stars.tsx';
import { Sun } from '../parts/sun.tsx';
import { usePattern } from '../pattern-context.ts';

const meadow = 'M196 640C240 552 420 520 640 526S1100 534 1440 512V640Z';

export function HeroLandscape() {
  const grain = usePattern('grain');
  return (
    <>
      <Stars
        at={[
          [720, 70],
          [790, 130],
          [930, 60],
          [1250, 90],
          [1330, 160],
          [1400, 60],
          [1110, 40],
          [660, 150],
        ]}
      />
      <Sun x={1012} y={226} radius={122} />
      <Cloud x={1270} y={150} />
      <Cloud x={700} y={120} scale={0.62} />
      <Birds x={894} y={111} />
      <path
        d="M520 520C640 430 760 446 880 430S1120 352 1250 372 1400 330 1440 322V640H520Z"
        fill={paint.hillFar}
      />
      <path d="M600 540C760 470 900 486 1040 462S1300 420 1440 440V640H600Z" fill={paint.hill} />
      <path d="M1040 462C1180 440 1300 420 1440 440V560H1100Z" fill={grain} />
      <path d="M0 500H640V640H0Z" fill={paint.water} />
      <path d="M0 500H640V640H0Z" fill={usePattern('waves')} />
      <path d="M0 500C60 490 120 492 180 500Z" fill={paint.hill} />
      <Copies
        at={[
          { x: 74, y: 548, scale: 0.62 },
          { x: 196, y: 534, scale: 0.42, flip: true },
        ]}
      >
        <Mangrove />
      </Copies>
      <path d="M20 552H128M164 537H230" stroke={paint.white} strokeOpacity=".6" />
      <path d={meadow} fill={paint.leafLight} />
      <path d={meadow} fill={usePattern('grass')} />
      <path d="M700 640C760 596 860 590 1000 590S1300 590 1440 560V640Z" fill={paint.sand} />
      <path
        d="M700 640C760 596 860 590 1000 590S1300 590 1440 560V582C1300 610 1140 606 1000 608S800 616 740 640Z"
        fill={grain}
      />
      <CoconutPalm x={1356} y={548} scale={1.16} />
      <BananaPlant x={986} y={548} scale={0.86} />
      <GroundShadow x={1216} y={549} width={190} />
      <House x={1216} y={548} scale={1.06} />
      <Bush x={1420} y={560} scale={0.9} />
    </>
  );
}
