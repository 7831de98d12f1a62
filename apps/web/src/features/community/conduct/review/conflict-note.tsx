import { Icon } from '#web/components/icons/icon.tsx';

/** Stands in place of the decision: why another moderator takes it. */
export const ConflictNote = ({ children }: { children: string }) => (
  <p className="flex items-start gap-2.5 rounded-lg bg-surface-sunken p-4 text-sm">
    <Icon name="info" className="mt-0.5" />
    {children}
  </p>
);
