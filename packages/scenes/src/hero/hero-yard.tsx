import { binTones } from '../bin-looks.ts';
import { materials } from '../materials.ts';
import { paint } from '../paint.ts';
import { BananaPeel } from '../parts/banana-peel.tsx';
import { BinShell, BinSign } from '../parts/bin.tsx';
import { Bottle } from '../parts/bottle.tsx';
import { Can } from '../parts/can.tsx';
import { CargoTrike } from '../parts/cargo-trike.tsx';
import { Copies } from '../parts/copies.tsx';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { OpenSack } from '../parts/open-sack.tsx';
import { Person } from '../parts/person.tsx';
import { Phone } from '../parts/phone.tsx';
import { Sack } from '../parts/sack.tsx';
import { WeighingScale } from '../parts/weighing-scale.tsx';

export function HeroYard() {
  return (
    <>
      <GroundShadow x={808} y={574} width={112} />
      <Phone x={806} y={572} scale={1.02} />
      <FiveBins />
      <GroundShadow x={306} y={579} width={26} />
      <Person
        x={302}
        y={578}
        scale={0.54}
        child
        pose="dropping"
        clothes={{ light: paint.clay, dark: paint.clayDark }}
        trousers={{ light: paint.blue, dark: paint.blueDark }}
        holding={<BananaPeel x={8} y={4} rotate={-8} scale={0.5} />}
      />
      <GroundShadow x={1030} y={606} width={150} />
      <CargoTrike x={1030} y={604} scale={0.96} />
      <GroundShadow x={1188} y={598} width={40} />
      <Person
        x={1188}
        y={597}
        scale={0.84}
        flip
        pose="reaching"
        headwear="hijab"
        headCloth={{ light: paint.blue, dark: paint.blueDark }}
        clothes={{ light: paint.clayLight, dark: paint.clay }}
        trousers={{ light: paint.brand, dark: paint.brandDark }}
      />
      <GroundShadow x={1270} y={600} width={50} />
      <WeighingScale x={1270} y={598} scale={0.7} />
      <Bottle x={1260} y={526} rotate={-4} scale={0.4} />
      <Can x={1284} y={526} scale={0.46} />
      <GroundShadow x={1354} y={606} width={60} />
      <Sack x={1344} y={602} scale={0.7} />
      <OpenSack x={1404} y={608} scale={0.7} />
      <path
        d="M0 640V612C160 588 330 600 520 618S900 634 1120 622 1360 612 1440 620V640Z"
        fill={paint.brandDark}
      />
    </>
  );
}

function FiveBins() {
  const places = materials.map((material, index) => ({ material, x: 374 + index * 68, y: 576, scale: 0.76 }));
  return (
    <>
      <Copies
        at={places.map(({ material, ...place }) => ({
          ...place,
          fill: binTones(material).light,
          color: binTones(material).dark,
        }))}
      >
        <ellipse cx="5" cy="1" rx="43" ry="4" fill={paint.ink} fillOpacity=".2" />
        <BinShell light="inherit" dark="currentColor" />
      </Copies>
      {places.map((place) => (
        <BinSign key={place.material} {...place} />
      ))}
    </>
  );
}
