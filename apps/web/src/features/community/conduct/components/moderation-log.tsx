import type { listModerationLog } from '@app/contract/community-moderation';
import type { RouteOutput } from '@app/contract/route';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { formatTimestamp } from '#web/lib/format-time.ts';
import { logText as text, ruleText } from '#web/messages/community-conduct.ts';
import { categoryNames } from '#web/messages/community.ts';

export type LogPage = RouteOutput<typeof listModerationLog>;

/** Each page has its own URL, so it works without JavaScript. */
export function ModerationLog({ page, isFirst }: { page: LogPage; isFirst: boolean }) {
  if (page.entries.length === 0)
    return <EmptyState scene={<EmptyScene />} title={text.empty} text={text.emptyText} />;
  return (
    <>
      <ul aria-label={text.list} className="divide-y divide-line border-y border-line">
        {page.entries.map(({ _id, action, target, category, rule, at }) => (
          <li key={_id} className="grid gap-1.5 py-4">
            <p className="font-semibold">{text.sentence(target, action)}</p>
            <div className="flex flex-wrap gap-1.5">
              <Badge>{ruleText[rule]}</Badge>
              {category && <Badge tone="outline">{text.category(categoryNames[category])}</Badge>}
            </div>
            <p className="text-xs text-ink-muted">
              <time dateTime={at}>{formatTimestamp(at)}</time>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {!isFirst && (
          <ButtonLink variant="sec" to=".">
            {text.newest}
          </ButtonLink>
        )}
        {page.nextCursor && (
          <ButtonLink variant="sec" to={`?cursor=${encodeURIComponent(page.nextCursor)}`}>
            {text.older}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
