import { joinClasses } from '#web/components/ui/join-classes.ts';

/** Shared by tab buttons and tab links. */
export const tabStyle = (isChosen: boolean, size: string) =>
  joinClasses(
    'relative inline-flex items-center px-2 font-bold whitespace-nowrap no-underline transition-colors -outline-offset-3',
    size,
    isChosen
      ? 'text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-0.75 after:rounded-t-[3px] after:bg-brand'
      : 'text-ink-muted hover:text-ink',
  );
