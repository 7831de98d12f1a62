import { paint } from '../paint.ts';
import { usePattern } from '../pattern-context.ts';
import { Placed, type Placement } from './placed.tsx';
import { Shade } from './shade.tsx';

/** A village school: one long row of classrooms and the flag. */
export function School(placement: Placement) {
  return (
    <Placed {...placement}>
      <rect x="-160" y="-112" width="320" height="112" fill={paint.cream} />
      <Shade d="M112-112H160V0H104Q126-50 112-112Z" fill={paint.creamDark} shift={12} />
      <path d="M-160-26H160V0H-160Z" fill={paint.brandLight} />
      <path d="M104-26H160V0H100Z" fill={paint.brand} />
      <rect x="-160" y="-104" width="320" height="10" fill={paint.ink} fillOpacity=".16" />
      <path d="M-22-82H22V0H-22Z" fill={paint.woodDark} />
      <path d="M-16-76H-2V0H-16ZM2-76H16V0H2Z" fill={paint.wood} />
      <path d="M-138-80H-50V-38H-138ZM50-80H138V-38H50Z" fill={paint.window} />
      <path
        d="M-138-80H-50V-38H-138ZM50-80H138V-38H50ZM-109-80V-38M-79-80V-38M79-80V-38M109-80V-38M-138-59H-50M50-59H138"
        stroke={paint.woodDark}
        strokeWidth="4"
      />
      <SchoolRoof />
    </Placed>
  );
}

function SchoolRoof() {
  const grain = usePattern('grain');
  const shaded = 'M128-176Q136-176 140-170L184-112Q188-104 178-104H116Q104-146 104-176Z';
  return (
    <>
      <path
        d="M-184-112L-140-170Q-136-176-128-176H128Q136-176 140-170L184-112Q188-104 178-104H-178Q-188-104-184-112Z"
        fill={paint.clay}
      />
      <path d="M-174-112L-134-168H134L174-112Z" fill={usePattern('tiles')} />
      <path d={shaded} fill={paint.clayDark} fillOpacity=".72" />
      <path d={shaded} fill={grain} transform="translate(-14)" />
      <rect x="-140" y="-184" width="280" height="12" rx="6" fill={paint.clayDark} />
      <rect x="-140" y="-184" width="190" height="6" rx="3" fill={paint.clayLight} />
      <path d="M-184-112Q-188-104-178-104H178Q188-104 184-112L181-116H-181Z" fill={paint.clayDark} />
      <rect x="-58" y="-130" width="116" height="30" rx="5" fill={paint.brandDark} />
      <path d="M-40-115H40" stroke={paint.cream} strokeWidth="6" />
    </>
  );
}
