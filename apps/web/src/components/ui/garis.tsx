import { joinClasses } from '#web/components/ui/join-classes.ts';

/**
 * The brand element: the five material stripes of a woven sack. Used for the current page, the headline word, the
 * footer and the total card only. `flush` is full width.
 */
export function Garis({ flush = false, className }: { flush?: boolean; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses(
        'flex overflow-hidden',
        flush ? 'h-2' : 'h-1.5 gap-0.75 rounded-[3px]',
        className,
      )}
    >
      <i className="flex-1 bg-organik" />
      <i className="flex-[1.6] bg-plastik" />
      <i className="flex-[0.9] bg-kertas" />
      <i className="flex-[0.6] bg-kaca" />
      <i className="flex-[0.4] bg-logam" />
    </div>
  );
}
