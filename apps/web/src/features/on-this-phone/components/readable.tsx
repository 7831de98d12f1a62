import { Link } from 'react-router';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { readableText as text } from '#web/messages/offline.ts';
import type { CachedContent } from '../cached-content.ts';
import type { DeviceStorage } from '../use-device-storage.ts';
import { Section } from './section.tsx';

type Row = { to: string; icon: IconName; title: string; note: string };

export function Readable({ storage }: { storage: DeviceStorage | 'unsupported' | undefined }) {
  return (
    <Section title={text.title}>
      {!storage && <Skeleton className="mt-4 h-32" />}
      {storage === 'unsupported' && <p className="mt-2 text-ink-muted">{text.unsupported}</p>}
      {storage && storage !== 'unsupported' && <Rows rows={rowsOf(storage.content)} />}
    </Section>
  );
}

function rowsOf({ pieces, provinces, places, hasHistory }: CachedContent): Row[] {
  return [
    ...(pieces
      ? [
          {
            to: '/education',
            icon: 'book',
            title: text.pieces,
            note: text.pieceCount(formatNumber(pieces)),
          } as const,
        ]
      : []),
    ...provinces.map((province) => ({
      to: province ? `/sell-waste?${new URLSearchParams({ province })}` : '/sell-waste',
      icon: 'shop' as const,
      title: text.directory,
      note: province ? text.province(province) : text.places(formatNumber(places)),
    })),
    ...(hasHistory
      ? [
          {
            to: '/dashboard?bagian=riwayat',
            icon: 'clock',
            title: text.history,
            note: text.historyKept,
          } as const,
        ]
      : []),
  ];
}

function Rows({ rows }: { rows: Row[] }) {
  if (rows.length === 0) return <p className="mt-2 text-ink-muted">{text.nothing}</p>;
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {rows.map(({ to, icon, title, note }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-16 items-center gap-3.5 no-underline">
            <Icon name={icon} className="shrink-0 text-brand" />
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{title}</span>
              <span className="block text-sm text-ink-muted">{note}</span>
            </span>
            <Icon name="chevron-right" className="shrink-0 text-ink-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
