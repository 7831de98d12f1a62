import { paint } from '../paint.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

export function Jar({ lid = true, ...placement }: Placement & { lid?: boolean }) {
  return (
    <Placed {...placement}>
      <path
        d="M-24-4V-50Q-24-60-17-64V-70H17V-64Q24-60 24-50V-4Q24 0 18 0H-18Q-24 0-24-4Z"
        fill={paint.glass}
      />
      <Shade d="M8 0H18Q24 0 24-4V-50Q24-60 17-64V-70H8Q14-40 8 0Z" fill={paint.teal} shift={5} />
      {lid ? (
        <>
          <rect x="-20" y="-80" width="40" height="12" rx="3" fill={paint.clay} />
          <path d="M6-80H17Q20-80 20-77V-68H6Z" fill={paint.clayDark} />
        </>
      ) : (
        <path d="M-17-70H17" stroke={paint.tealDark} strokeWidth="4" />
      )}
      <path d="M-16-48V-16" stroke={paint.white} strokeWidth="4" strokeOpacity=".85" />
      <rect x="-24" y="-42" width="34" height="20" rx="2" fill={paint.cream} />
      <path d="M-18-34H0M-18-28H-8" stroke={paint.tealDark} strokeWidth="2.4" />
    </Placed>
  );
}
