import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';

export const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.25">
    <Icon name={icon} size="sm" />
    {children}
  </span>
);
