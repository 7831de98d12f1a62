import type { Scan } from '@app/contract/smart-sort';
import { Badge } from '#web/components/ui/badge.tsx';
import { formatAgo, formatDayAndTime } from '#web/lib/format-time.ts';
import { outboxText } from '#web/messages/outbox.ts';
import { resultText } from '#web/messages/smart-sort.ts';
import { certaintyOf } from '../../certainty.ts';
import { useScanFeedback } from '../../use-scan-feedback.ts';
import { Feedback } from '../feedback.tsx';
import { DeleteScan } from './delete-scan.tsx';
import { ScanPicture } from './scan-picture.tsx';

/** `onChanged`: the scan was rated or deleted. */
type Props = { scan: Scan; onChanged?: (() => void) | undefined };

export function ScanRow({ scan, onChanged }: Props) {
  const isSure = scan.verdict === 'sure';
  const name = scan.categoryName;
  const time = formatDayAndTime(scan.createdAt);
  const { word, icon, tone } = certaintyOf(scan);
  const { currentFeedback, isWaiting, giveFeedback } = useScanFeedback({
    scan: { id: scan._id },
    feedback: scan.feedback,
    onSaved: () => onChanged?.(),
  });
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-3 py-4 split:grid-cols-[auto_1fr_minmax(0,29rem)_auto]">
      <ScanPicture scan={scan} name={name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-bold">
          {name}
          {scan.verdict !== 'not-waste' && !scan.suspected && (
            <Badge tone={tone} icon={icon}>
              {resultText.percent(scan.confidence)} · {word}
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-muted">
          <time dateTime={scan.createdAt} title={time}>
            {formatAgo(scan.createdAt)}
          </time>
        </p>
      </div>
      <div className="col-span-full text-sm sm:col-start-2 split:col-span-1 split:col-start-3">
        <Feedback
          currentFeedback={currentFeedback}
          onGive={(feedback) => void giveFeedback(feedback)}
          answeredMaterial={isSure ? scan.material : undefined}
          note={isWaiting && <p className="text-ink-muted">{outboxText.kept}</p>}
        />
      </div>
      <div className="col-start-3 row-start-1 split:col-start-4">
        <DeleteScan scanId={scan._id} name={name} time={time} onRemoved={onChanged} />
      </div>
    </li>
  );
}
