import type { Appeal } from '@app/contract/community-moderation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DecisionQueue, type QueueCardProps } from '#web/components/ui/decision-queue.tsx';
import { appealQueueText as text } from '#web/messages/review.ts';
import { appealsQuery } from '../api/review-conduct.ts';
import { AppealCard } from './appeal-card.tsx';

/** Appeals that wait for a decision. */
export function AppealQueue() {
  const { data, ...pages } = useInfiniteQuery(appealsQuery);
  const appeals = data?.pages.flatMap((page) => page.appeals);
  return <DecisionQueue text={text} items={appeals} pages={pages} Card={WaitingAppeal} />;
}

const WaitingAppeal = ({ item, onDecided }: QueueCardProps<Appeal>) => (
  <AppealCard appeal={item} onDecided={onDecided} />
);
