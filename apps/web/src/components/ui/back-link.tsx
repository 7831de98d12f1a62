import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { uiText } from '#web/components/ui/ui-text.ts';

/** Link to the parent page. Pass a label when "Kembali" alone is ambiguous. */
export function BackLink({
  to,
  label = uiText.back,
}: {
  to: ComponentProps<typeof Link>['to'];
  label?: string;
}) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-muted no-underline hover:text-ink"
    >
      <Icon name="arrow-left" />
      {label}
    </Link>
  );
}
