import { paint, type Tones } from '../paint.ts';
import { Shade } from './shade.tsx';

export type Headwear = 'hair' | 'hijab' | 'cap' | 'farmer-hat';

interface PersonHeadProps {
  headwear: Headwear;
  cloth: Tones;
  scale: number;
}

/** No drawn features: the people here stand for anyone in the village. */
export function PersonHead({ headwear, cloth, scale }: PersonHeadProps) {
  return (
    <g transform={scale === 1 ? undefined : `translate(0-156)scale(${scale})translate(0 156)`}>
      {headwear === 'hijab' ? <Hijab {...cloth} /> : <BareHead />}
      {headwear === 'cap' && (
        <>
          <path d="M-18-184C-18-206 20-206 21-184Z" fill={cloth.light} />
          <path d="M6-200Q20-198 21-184H8Q10-192 6-200ZM8-188Q30-189 36-181H6Z" fill={cloth.dark} />
        </>
      )}
      {headwear === 'farmer-hat' && (
        <>
          <path d="M-40-180L2-212 44-180Q2-170-40-180Z" fill={paint.sand} />
          <Shade d="M2-212L44-180Q26-176 10-175 12-194 2-212Z" fill={paint.sandDark} shift={6} />
        </>
      )}
    </g>
  );
}

function BareHead() {
  return (
    <>
      <ellipse cx="2" cy="-177" rx="17" ry="19" fill={paint.wood} />
      <path
        d="M-16-176C-20-206 24-206 20-180 12-184 6-190 2-191-2-184-8-180-10-170-14-166-16-170-16-176Z"
        fill={paint.soilDark}
      />
    </>
  );
}

function Hijab({ light, dark }: Tones) {
  return (
    <>
      <path
        d="M-20-176C-22-206 24-208 24-178 24-166 20-160 22-150 34-142 33-132 30-126Q0-112-30-126C-33-134-34-142-20-150-18-158-20-166-20-176Z"
        fill={light}
      />
      <Shade
        d="M14-158Q20-156 22-150 34-142 33-132L30-126Q20-121 8-119 20-138 14-158Z"
        fill={dark}
        shift={5}
      />
      <ellipse cx="5" cy="-177" rx="12" ry="15" fill={paint.wood} />
    </>
  );
}
