import { paint } from '../paint.ts';
import { BlankPhone } from '../parts/blank-phone.tsx';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { Placed, type Placement } from '../parts/placed.tsx';
import { Shade } from '../parts/shade.tsx';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function OldPhoneScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backLogam}
      disc={paint.discBlue}
      ground={paint.slate}
      edge={paint.slateDark}
      {...props}
    >
      <BackupCloud />
      <GroundShadow x={240} y={274} width={76} />
      <BlankPhone x={240} y={272} scale={1.08} />
      <SimCard x={134} y={274} rotate={-9} />
      <MemoryCard x={346} y={275} rotate={7} />
    </Thumbnail>
  );
}

function BackupCloud() {
  return (
    <Placed x={6} y={-4}>
      <path
        d="M318 152Q296 152 296 132 296 114 316 112 320 88 346 88 368 88 376 106 400 106 402 130 402 152 380 152Z"
        fill={paint.white}
      />
      <Shade d="M376 106Q400 106 402 130 402 152 380 152H350Q384 146 376 106Z" fill={paint.slate} shift={7} />
      <path d="M348 140V112M337 122L348 111 359 122" stroke={paint.blueDark} strokeWidth="7" />
    </Placed>
  );
}

function SimCard(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-28 0Q-34 0-34-6V-66L-14-86H28Q34-86 34-80V-6Q34 0 28 0Z" fill={paint.cream} />
      <Shade d="M16-86H28Q34-86 34-80V-6Q34 0 28 0H12Q22-40 16-86Z" fill={paint.creamDark} shift={7} />
      <rect x="-20" y="-54" width="40" height="36" rx="6" fill={paint.yellow} />
      <path d="M-20-36H-6V-54M-6-36V-18M20-36H6V-54M6-36V-18" stroke={paint.yellowDark} />
    </Placed>
  );
}

function MemoryCard(placement: Placement) {
  return (
    <Placed {...placement}>
      <path d="M-24 0Q-28 0-28-4V-66Q-28-70-24-70H14L28-56V-4Q28 0 24 0Z" fill={paint.clay} />
      <Shade d="M10-70H14L28-56V-4Q28 0 24 0H8Q16-34 10-70Z" fill={paint.clayDark} shift={6} />
      <path d="M-18-60v10M-9-60v10M0-60v10M9-60v10" stroke={paint.yellow} strokeWidth="5" />
      <path d="M-28-34H18V-14H-28Z" fill={paint.cream} />
    </Placed>
  );
}
