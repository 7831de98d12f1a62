import { paint, type Tones } from '../paint.ts';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { Sachet } from '../parts/sachet.tsx';
import { usePattern } from '../pattern-context.ts';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

const clay = { light: paint.clay, dark: paint.clayDark };
const yellow = { light: paint.yellow, dark: paint.yellowDark };
const brand = { light: paint.brandLight, dark: paint.brand };

export function SachetWalletScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backTeal}
      disc={paint.discTeal}
      ground={paint.tealDark}
      {...props}
    >
      <Sachet x={64} y={280} rotate={-10} scale={0.94} {...clay} />
      <Sachet x={410} y={278} rotate={8} scale={0.94} {...yellow} />
      <Sachet x={450} y={284} rotate={18} scale={0.74} {...brand} />
      <GroundShadow x={240} y={274} width={128} />
      <Banknotes />
      <Wallet />
    </Thumbnail>
  );
}

function Banknotes() {
  return (
    <>
      <path d="M150 92L322 80V180H150Z" fill={paint.blueLight} />
      <path d="M150 92L322 80V92L150 104Z" fill={paint.blue} />
      <path d="M164 112H330V190H164Z" fill={paint.clayLight} />
      <circle cx="246" cy="126" r="11" fill={paint.cream} />
      <path d="M176 122H204M288 122H318" stroke={paint.clay} strokeWidth="4" />
    </>
  );
}

/** Standing half open: two sachets outside, cotton binding all around, a press stud at each corner. */
function Wallet() {
  return (
    <>
      <path d="M116 142Q116 134 124 134L240 146V276L124 270Q116 270 116 262Z" fill={paint.blueDark} />
      <path d="M364 142Q364 134 356 134L240 146V276L356 270Q364 270 364 262Z" fill={paint.blueDark} />
      <Face {...yellow} />
      <g transform="translate(480)scale(-1 1)">
        <Face {...clay} />
      </g>
      <path
        d="M240 146L356 134Q364 134 364 142V262Q364 270 356 270L240 276Z"
        fill={paint.ink}
        fillOpacity=".16"
      />
      <path d="M240 146L322 138Q304 210 318 272L240 276Z" fill={usePattern('grain')} />
      <path
        d="M122 262V140L240 152 358 140V262L240 268.5Z"
        stroke={paint.cream}
        strokeWidth="2.4"
        strokeDasharray="5 6"
      />
      <path d="M240 146V276" stroke={paint.frame} strokeWidth="5" />
      <path d="M138 156h0M342 156h0" stroke={paint.slateLight} strokeWidth="13" />
      <path d="M138 156h0M342 156h0" stroke={paint.slateDark} strokeWidth="5" />
    </>
  );
}

/** One side, its print the coffee that was in the sachet. */
function Face({ light, dark }: Tones) {
  return (
    <>
      <path d="M128 147L232 158V263L128 258Z" fill={light} />
      <path d="M128 232L232 238V263L128 258Z" fill={dark} />
      <circle cx="182" cy="196" r="30" fill={paint.cream} />
      <ellipse cx="182" cy="196" rx="13" ry="19" fill={paint.soil} transform="rotate(28 182 196)" />
      <path d="M189 183Q178 192 184 199T175 210" stroke={paint.cream} strokeWidth="3.4" />
      <path d="M146 247L200 250" stroke={paint.cream} strokeWidth="6" />
    </>
  );
}
