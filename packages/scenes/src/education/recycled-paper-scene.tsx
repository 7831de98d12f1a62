import { paint } from '../paint.ts';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { Shade } from '../parts/shade.tsx';
import { usePattern } from '../pattern-context.ts';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function RecycledPaperScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backKaca}
      disc={paint.discSand}
      ground={paint.wood}
      edge={paint.woodDark}
      patterns={['weave']}
      {...props}
    >
      <GroundShadow x={240} y={278} width={124} />
      <Mould />
      <Basin />
      <Notebooks />
      <DriedSheets />
    </Thumbnail>
  );
}

/** The frame with its mesh, lifted from the pulp; the wet sheet still drips. */
function Mould() {
  const fibres =
    'M196 92l8 3M232 104l6-5M274 96l8 2M206 126l6 5M252 132l9-2M286 122l4 7M192 152l8-2M236 160l6 4M274 158l8-4';
  return (
    <>
      <rect x="150" y="50" width="180" height="160" rx="6" fill={paint.wood} />
      <Shade d="M298 50H324Q330 50 330 56V210H292Q306 130 298 50Z" fill={paint.woodDark} shift={8} />
      <rect x="168" y="68" width="144" height="132" fill={paint.slateDark} />
      <rect x="168" y="68" width="144" height="132" fill={usePattern('weave')} />
      <path d="M174 74L306 72 304 172 282 178 260 170 236 179 210 171 176 176Z" fill={paint.white} />
      <path d="M268 73L306 72 304 172 282 178 262 171Q278 120 268 73Z" fill={usePattern('grain')} />
      <path d={fibres} stroke={paint.blue} />
      <path d="M158 62V150" stroke={paint.white} strokeWidth="4" strokeOpacity=".5" />
    </>
  );
}

function Basin() {
  return (
    <>
      <path d="M122 200H358L342 266Q340 276 330 276H150Q140 276 138 266Z" fill={paint.clay} />
      <Shade d="M306 200H358L342 266Q340 276 330 276H288Q308 240 306 200Z" fill={paint.clayDark} shift={10} />
      <rect x="112" y="192" width="256" height="16" rx="8" fill={paint.clayDark} />
      <rect x="112" y="192" width="176" height="8" rx="4" fill={paint.clayLight} />
      <path d="M144 222L154 260" stroke={paint.white} strokeWidth="4" strokeOpacity=".55" />
    </>
  );
}

function Notebooks() {
  return (
    <>
      <path d="M36 258H112V280H36Z" fill={paint.blueDark} />
      <path d="M42 236H106V258H42Z" fill={paint.leaf} />
      <path d="M46 263H112V275H46ZM52 241H106V253H52Z" fill={paint.white} />
      <path d="M54 269H104M60 247H98" stroke={paint.slate} strokeWidth="2" />
      <path d="M92 236H106V258H112V280H88Z" fill={usePattern('grain')} />
    </>
  );
}

function DriedSheets() {
  return (
    <>
      <path d="M378 274H444V280H378ZM382 262H448V268H382Z" fill={paint.cream} />
      <path d="M380 268H446V274H380ZM378 256H444V262H378Z" fill={paint.creamDark} />
      <path d="M384 250H442V256H384Z" fill={paint.cream} />
    </>
  );
}
