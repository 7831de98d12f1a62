import type { Scan } from '@app/contract/smart-sort';
import { Badge } from '#web/components/ui/badge.tsx';
import { formatDayAndTime } from '#web/lib/format-time.ts';
import { resultText } from '#web/messages/smart-sort.ts';
import { certaintyOf } from '../../certainty.ts';
import { useScanFeedback } from '../../use-scan-feedback.ts';
import { Feedback } from '../feedback.tsx';
import { DeleteScan } from './delete-scan.tsx';
import { ScanPicture } from './scan-picture.tsx';

export function ScanRow({ scan }: { scan: Scan }) {
  const isSure = scan.verdict === 'sure';
  const name = isSure
    ? scan.categoryName
    : scan.verdict === 'unsure'
      ? resultText.unsure
      : resultText.notWaste;
  const time = formatDayAndTime(scan.createdAt);
  const { word, icon, tone } = certaintyOf(scan.confidence);
  const { said, give } = useScanFeedback({ scanId: scan._id, feedback: scan.feedback });
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-3 py-4">
      <ScanPicture scan={scan} name={name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-bold">
          {name}
          {scan.verdict !== 'not-waste' && (
            <Badge tone={tone} icon={icon}>
              {resultText.percent(scan.confidence)} · {word}
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-muted">{time}</p>
      </div>
      <DeleteScan scanId={scan._id} name={name} time={time} />
      <div className="col-span-full text-sm sm:col-start-2">
        <Feedback
          said={said}
          onGive={(feedback) => void give(feedback)}
          answered={isSure ? scan.material : undefined}
        />
      </div>
    </li>
  );
}
