import { joinClasses } from '#web/components/ui/join-classes.ts';
import { type MaterialKey, materials } from '#web/components/ui/materials.ts';

type Props = {
  label: string;
  value: number;
  max?: number;
  /** Uses the material's colour instead of the brand colour. */
  material?: MaterialKey;
  /** Thresholds, in the unit of `value`. */
  ticks?: readonly number[];
  size?: 'md' | 'sm';
};

/**
 * The <progress> is for screen readers and the SVG is visible: a <progress> cannot have ticks or an outline. The
 * content security policy blocks style attributes, but SVG has a width attribute in percent.
 */
export function ProgressBar({ label, value, max = 100, material, ticks, size = 'md' }: Props) {
  const percent = (amount: number) => `${Math.min(100, Math.max(0, (amount / max) * 100))}%`;
  const colours = material ? joinClasses(materials[material].mark, 'stroke-[1.5]') : 'fill-brand';
  return (
    <div className="relative">
      <progress aria-label={label} value={value} max={max} className="sr-only" />
      <svg
        aria-hidden="true"
        className={joinClasses(
          'block w-full rounded-full bg-surface-sunken inset-ring inset-ring-line',
          size === 'md' ? 'h-3.5' : 'h-2.5',
        )}
      >
        <rect
          width={percent(value)}
          height="100%"
          rx={size === 'md' ? 7 : 5}
          className={joinClasses('transition-all', colours)}
        />
        {ticks?.map((tick) => (
          <rect key={tick} x={percent(tick)} width="2" height="100%" className="fill-surface-raised" />
        ))}
      </svg>
    </div>
  );
}
