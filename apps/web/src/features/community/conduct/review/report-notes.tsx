import type { ReportedCase } from '@app/contract/community-moderation';
import { formatDayAndTime } from '#web/lib/format-time.ts';
import { ruleText } from '#web/messages/community-conduct.ts';
import { reportQueueText as text } from '#web/messages/review.ts';

/** Reports are anonymous, even for moderators. */
export function ReportNotes({ reported: { reports, reportCount } }: { reported: ReportedCase }) {
  return (
    <div>
      <h4 className="text-sm font-bold">{text.reports}</h4>
      <ul className="mt-1 grid gap-2">
        {reports.map(({ reason, note, createdAt }) => (
          <li key={`${createdAt} ${reason}`} className="text-sm">
            <span className="font-semibold">{ruleText[reason]}</span>
            <span className="text-ink-muted"> · {formatDayAndTime(createdAt)}</span>
            {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ul>
      {reportCount > reports.length && (
        <p className="mt-1 text-sm text-ink-muted">{text.others(reportCount - reports.length)}</p>
      )}
    </div>
  );
}
