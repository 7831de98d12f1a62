import type { ReportedCase } from '@app/contract/community-moderation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DecisionQueue, type QueueCardProps } from '#web/components/ui/decision-queue.tsx';
import { reportQueueText as text } from '#web/messages/review.ts';
import { reportsQuery } from '../api/review-conduct.ts';
import { ReportCard } from './report-card.tsx';

/** Reported posts and replies that wait for a decision. */
export function ReportQueue() {
  const { data, ...pages } = useInfiniteQuery(reportsQuery);
  const cases = data?.pages.flatMap((page) => page.cases);
  return <DecisionQueue text={text} items={cases} pages={pages} Card={WaitingCase} />;
}

const WaitingCase = ({ item, onDecided }: QueueCardProps<ReportedCase>) => (
  <ReportCard reported={item} onDecided={onDecided} />
);
