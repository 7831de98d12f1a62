import { joinClasses } from '#web/components/ui/join-classes.ts';
import { initials } from '../initials.ts';

/** Each pair has a contrast of at least 4.5:1 in the light and the dark theme. */
const colours = [
  'bg-brand-soft text-brand-strong',
  'bg-kaca-soft text-kaca-ink',
  'bg-warning-soft text-warning',
  'bg-kertas-soft text-kertas-ink',
  'bg-logam-soft text-logam-ink',
  'bg-danger-soft text-danger',
  'bg-organik-soft text-organik-ink',
  'bg-brand-field text-on-field',
];

/** Hidden from screen readers: the name is shown beside it. */
export function Avatar({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'grid shrink-0 place-items-center overflow-hidden font-extrabold',
        small
          ? 'size-9 rounded-md text-xs'
          : 'size-12 rounded-[16px] text-sm max-[480px]:size-10 max-[480px]:rounded-[13px]',
        colours[name.length % colours.length],
      )}
    >
      {initials(name)}
    </span>
  );
}
