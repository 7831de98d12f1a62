import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { uiWords } from '#web/components/ui/ui-words.ts';

/** Above a page's title, one level up. Say where to when "Kembali" alone would leave a doubt. */
export function BackLink({
  to,
  label = uiWords.back,
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
