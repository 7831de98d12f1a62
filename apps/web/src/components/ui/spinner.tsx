import { joinClasses } from '#web/components/ui/join-classes.ts';

/** Used inside a control with a progress label; loading pages use a skeleton. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'inline-block size-5 shrink-0 animate-spin rounded-full border-[3px] border-current/25 border-t-current',
        className,
      )}
    />
  );
}
