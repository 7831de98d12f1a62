import type { ComponentProps } from 'react';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string };

/** For well-known icons only (close, show). Use Button with a label for everything else. */
export function IconButton({ icon, label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={joinClasses(
        'inline-grid size-11 shrink-0 place-items-center rounded-md transition-colors hover:bg-surface-sunken disabled:text-ink-muted',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
