import { joinClasses } from '#web/components/ui/join-classes.ts';
import { initials } from '../initials.ts';

/** Each pair reads at 4.5 : 1 and better, by day and by night. */
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

/** The name stands beside it, so nothing is read out. */
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
