import { useQuery } from '@tanstack/react-query';
import { Icon } from '#web/components/icons/icon.tsx';
import { formatDayAndTime } from '#web/lib/format-time.ts';
import { ruleText, suspensionText as text } from '#web/messages/community-conduct.ts';
import { suspensionQuery } from '../api/suspension.ts';
import { AppealButton } from './appeal-button.tsx';

/** Tells a suspended member until when, why, and how to appeal. */
export function SuspensionNotice() {
  const { data: suspension } = useQuery(suspensionQuery);
  if (!suspension) return null;
  const { until, rule, reason, decisionId, mayAppeal } = suspension;
  return (
    <div role="status" className="grid grid-cols-[auto_1fr] gap-3 rounded-lg bg-warning-soft p-4">
      <Icon name="clock" className="mt-0.5 text-warning" />
      <div className="min-w-0">
        <p className="font-bold">{text.title}</p>
        <p className="text-sm">{text.text(formatDayAndTime(until))}</p>
        <p className="text-sm wrap-anywhere">{text.rule(ruleText[rule], reason)}</p>
        {mayAppeal && <AppealButton decisionId={decisionId} />}
      </div>
    </div>
  );
}
