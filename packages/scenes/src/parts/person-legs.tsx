import { paint, type Tones } from '../paint.ts';

const standingShoes = <path d="M-22-8H-4Q6-7 6 0H-22ZM6-8H22Q32-7 32 0H6Z" fill={paint.ink} />;

export function StandingLegs({ light, dark }: Tones) {
  return (
    <>
      {standingShoes}
      <path d="M-27-92H4L-2-7H-22Z" fill={light} />
      <path d="M0-92H27L22-7H5Z" fill={dark} />
    </>
  );
}

export function Skirt({ light, dark }: Tones) {
  return (
    <>
      {standingShoes}
      <path d="M-30-64H30L32-7Q0-2-30-7Z" fill={light} />
      <path d="M10-64H30L32-7Q22-5 10-5Z" fill={dark} />
    </>
  );
}

export function KneelingLegs({ light, dark }: Tones) {
  return (
    <>
      <path d="M-8-44L-16-12H-56" stroke={dark} strokeWidth="22" />
      <path d="M-66-20V0M30-5H58" stroke={paint.ink} strokeWidth="10" />
      <path d="M4-42L42-44 40-14" stroke={light} strokeWidth="22" />
    </>
  );
}
