import type { ReactNode } from 'react';
import { IconButton } from '#web/components/ui/icon-button.tsx';

type Props = {
  legend: ReactNode;
  removeLabel: string;
  /** Undefined while it is the only one. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
};

/** One entry of a repeatable form section: an opening time, a price. */
export const RemovableGroup = ({ legend, removeLabel, onRemove, children }: Props) => (
  <fieldset className="relative grid min-w-0 gap-4 rounded-lg bg-surface-sunken p-4">
    {legend}
    {onRemove && (
      <IconButton icon="bin" label={removeLabel} onClick={onRemove} className="absolute top-1 right-1" />
    )}
    {children}
  </fieldset>
);
