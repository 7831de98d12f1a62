import { iconPaths } from '@app/scenes/src/icon-paths.ts';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { type MaterialKey, materials } from '#web/components/ui/materials.ts';
import { formatCount } from './chart-scale.ts';
import { pointOnRing, ring, ringPath, wholeRing } from './ring.ts';

type Segment = { material: MaterialKey; value: number };
type Props = { segments: readonly Segment[]; label: string; unit: string };

const gap = 2.4;
/** In degrees: a narrower segment has no room for its icon. */
const roomForIcon = 20;

/** Each segment shows its material's icon, because colour alone is not accessible. */
export function Doughnut({ segments, label, unit }: Props) {
  const total = segments.reduce((sum, { value }) => sum + value, 0);
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label={label} className="block h-auto w-full max-w-65">
      {total === 0 && <path d={wholeRing} fillRule="evenodd" className="fill-surface-sunken" />}
      {arcsOf(segments, total).map(({ material, from, to }) => (
        <Arc key={material} material={material} from={from} to={to} />
      ))}
      <text x="100" y="106" textAnchor="middle" className="fill-ink text-3xl font-extrabold tracking-figure">
        {formatCount(total)}
      </text>
      <text x="100" y="126" textAnchor="middle" className="fill-ink-muted text-xs">
        {unit}
      </text>
    </svg>
  );
}

function arcsOf(segments: readonly Segment[], total: number) {
  let end = 0;
  return segments
    .filter(({ value }) => value > 0)
    .map(({ material, value }) => {
      const from = end;
      end += (value / total) * 360;
      const space = value === total ? 0 : Math.min(gap, (end - from) / 3) / 2;
      return { material, from: from + space, to: end - space };
    });
}

function Arc({ material, from, to }: { material: MaterialKey; from: number; to: number }) {
  const { mark, fill, icon } = materials[material];
  const { x, y } = pointOnRing((from + to) / 2, (ring.outer + ring.inner) / 2);
  return (
    <>
      <path
        d={to - from === 360 ? wholeRing : ringPath(from, to)}
        fillRule="evenodd"
        strokeLinejoin="round"
        className={joinClasses(mark, 'stroke-2')}
      />
      {to - from >= roomForIcon && (
        <path
          d={iconPaths[icon]}
          transform={`translate(${x - 9} ${y - 9}) scale(.75)`}
          strokeLinecap="round"
          strokeLinejoin="round"
          // The colour of text on this fill.
          className={joinClasses(fill, 'fill-none stroke-current stroke-2')}
        />
      )}
    </>
  );
}
