import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { memberHomeText as text } from '#web/messages/member-home.ts';

/** The way to the things A to Z, for who has no photo. */
export const FindItem = () => (
  <Link
    to="/pilah"
    className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface-raised px-4 py-2 no-underline lg:col-span-full"
  >
    <Icon name="search" className="text-brand" />
    <span className="min-w-0 flex-1">
      <span className="block font-bold">{text.findItem}</span>
      <span className="block text-sm text-ink-muted">{text.findItemText}</span>
    </span>
    <Icon name="chevron-right" className="text-ink-muted" />
  </Link>
);
