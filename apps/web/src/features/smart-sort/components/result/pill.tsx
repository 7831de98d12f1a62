import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';

type Props = { icon: IconName; colour: string; children: ReactNode };

export const Pill = ({ icon, colour, children }: Props) => (
  <span
    className={joinClasses(
      'inline-flex items-center gap-1.5 rounded-full bg-surface-raised py-1.5 pr-3 pl-2 text-sm font-bold',
      colour,
    )}
  >
    <Icon name={icon} />
    {children}
  </span>
);
