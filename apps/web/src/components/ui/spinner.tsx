import { joinClasses } from '#web/components/ui/join-classes.ts';

/** Inside a control that says in words what is going on; a page that loads shows a skeleton instead. */
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
