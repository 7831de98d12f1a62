import type { Scan } from '@app/contract/smart-sort';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { materials } from '#web/components/ui/materials.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { memberHomeText as text } from '#web/messages/member-home.ts';

const card =
  'grid min-h-22 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3 rounded-card border border-line bg-surface-raised p-3 no-underline';

/** The newest scan, which leads to the history; without any, the invitation to the first. */
export function LastPhoto({ scan }: { scan: Scan | undefined }) {
  if (!scan)
    return (
      <Link to="/smart-sort" className={card}>
        <Tile className="bg-brand-soft text-brand" icon="camera" />
        <span>
          <span className="block font-bold">{text.firstPhoto}</span>
          <span className="text-sm text-ink-muted">{text.firstPhotoText}</span>
        </span>
        <Icon name="chevron-right" className="text-ink-muted" />
      </Link>
    );
  const { verdict, material, categoryName, confidence, createdAt, thumbnail } = scan;
  const isSure = verdict === 'sure';
  const { icon, fill } = materials[material];
  const time = formatAgo(createdAt);
  return (
    <Link to="/dashboard?bagian=riwayat" className={card}>
      {thumbnail ? (
        <img src={thumbnail} alt="" width={64} height={64} className="size-16 rounded-md object-cover" />
      ) : (
        <Tile className={isSure ? fill : 'bg-surface-sunken text-ink-muted'} icon={isSure ? icon : 'help'} />
      )}
      <span>
        <span className="block text-xs font-semibold text-ink-muted">{text.lastPhoto}</span>
        <span className="block leading-head font-bold">{categoryName}</span>
        <span className="text-sm text-ink-muted">
          {isSure ? text.confidence(formatNumber(Math.round(confidence)), time) : time}
        </span>
      </span>
      <Icon name="chevron-right" className="text-ink-muted" />
    </Link>
  );
}

const Tile = ({ icon, className }: { icon: Parameters<typeof Icon>[0]['name']; className: string }) => (
  <span className={joinClasses('grid size-16 place-items-center rounded-md', className)}>
    <Icon name={icon} size="lg" />
  </span>
);
