import type { ReviewedSubmission } from '@app/contract/review';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DecisionQueue, type QueueCardProps } from '#web/components/ui/decision-queue.tsx';
import { pieceQueueText as text } from '#web/messages/review.ts';
import { reviewSubmissionsQuery } from '../api/review-submissions.ts';
import { SubmissionCard } from './submission-card.tsx';

/** News and ideas of members. */
export function PieceQueue() {
  const { data, ...pages } = useInfiniteQuery(reviewSubmissionsQuery);
  const submissions = data?.pages.flatMap((page) => page.submissions);
  return <DecisionQueue text={text} items={submissions} pages={pages} Card={WaitingPiece} />;
}

const WaitingPiece = ({ item, onDecided }: QueueCardProps<ReviewedSubmission>) => (
  <SubmissionCard submission={item} onDecided={onDecided} />
);
