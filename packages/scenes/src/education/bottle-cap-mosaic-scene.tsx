import { paint } from '../paint.ts';
import { BottleCap, capTones } from '../parts/bottle-cap.tsx';
import { Copies } from '../parts/copies.tsx';
import { Shade } from '../parts/shade.tsx';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

const { orange, yellow, teal, blue, white, black, green } = capTones;

const loose = [
  { ...blue, x: 112, y: 272, scale: 1.16 },
  { ...orange, x: 146, y: 281, scale: 1.16 },
  { ...yellow, x: 330, y: 278, scale: 1.16 },
  { ...white, x: 364, y: 270, scale: 1.16 },
  { ...green, x: 398, y: 281, scale: 1.16 },
];

export function BottleCapMosaicScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backPlastik}
      disc={paint.discClay}
      ground={paint.sand}
      edge={paint.sandDark}
      {...props}
    >
      <Board />
      <Fish />
      <Copies at={loose}>
        <BottleCap />
      </Copies>
    </Thumbnail>
  );
}

function Board() {
  return (
    <>
      <path d="M160 52V40M320 52V40" stroke={paint.slateDark} strokeWidth="7" />
      <rect x="106" y="50" width="268" height="184" rx="5" fill={paint.wood} />
      <Shade d="M356 50H369Q374 50 374 55V234H346Q362 140 356 50Z" fill={paint.woodDark} shift={8} />
      <rect x="112" y="56" width="256" height="172" rx="2" fill={paint.cream} />
    </>
  );
}

/** The fifteen by ten caps of the tutorial, one letter each. */
const rows = [
  'ttbtttttttbtttt',
  'twtttooottttttt',
  'tttooooooottoot',
  'wtooooyooootoot',
  'ttokooyoyoooott',
  'btooooyoyooooot',
  'ttooooyooootoot',
  'tttooooooottoot',
  'tgtttooottttttg',
  'gggttttbtgttggg',
];
const tones = { o: orange, y: yellow, t: teal, b: blue, w: white, k: black, g: green };
const apart = 16.8;

/** Round dots drawn by line: three paths a colour instead of three circles a cap. */
function Fish() {
  return Object.entries(tones).map(([letter, { fill, color }]) => {
    const dots = (up: number) =>
      rows
        .flatMap((row, down) =>
          row.split('').map((cap, right) => {
            const x = Math.round(122.4 + right * apart - up);
            return cap === letter ? `M${x} ${Math.round(66.4 + down * apart - up)}h0` : '';
          }),
        )
        .join('');
    return (
      <g key={letter}>
        <path d={dots(0)} stroke={color} strokeWidth="16" />
        <path d={dots(1)} stroke={fill} strokeWidth="10.5" />
        <path d={dots(3)} stroke={paint.white} strokeOpacity=".7" />
      </g>
    );
  });
}
