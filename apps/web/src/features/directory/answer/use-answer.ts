import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { showErrorWithRetry } from '#web/components/ui/show-error-with-retry.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { failureText } from '#web/lib/failure.ts';
import { useMemberId } from '#web/lib/use-member-id.ts';
import { answerText as text } from '#web/messages/place-status.ts';
import { type Answer, givenAnswers, keepAnswer } from './answer-store.ts';

const none = {};
/** Two places of a page may ask about the same listing. */
const sending = new Set<string>();

type Place = { id: string; name: string };

/**
 * The answer to "Masih buka?". A member's goes through the outbox; a visitor's waits while they sign in, and is sent
 * when they come back to the page of the place.
 */
export function useAnswer({ id, name }: Place) {
  const { status } = useAuth();
  const memberId = useMemberId();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isChosenHere, setIsChosenHere] = useState(false);
  const all = useSyncExternalStore(givenAnswers.subscribe, givenAnswers.read, () => none);
  const kept = (all as ReturnType<typeof givenAnswers.read>)[id];
  const isOwn = kept && (kept.memberId === null || kept.memberId === memberId);
  const isPending = kept?.state === 'pending';

  function choose(chosen: Answer) {
    setIsChosenHere(true);
    const state = chosen === 'unknown' ? 'sent' : 'pending';
    keepAnswer(id, { answer: chosen, state, memberId: null });
  }

  const send = useEffectEvent(async (sender: string, answer: Answer) => {
    if (sending.has(id)) return;
    sending.add(id);
    try {
      // Not part of the page: most readers never answer.
      const { deliver } = await import('#web/lib/outbox/outbox.ts');
      const isOpen = answer === 'open';
      const sent = await deliver(sender, { kind: 'confirmation', collectorId: id, name, isOpen });
      keepAnswer(id, { answer, state: sent === 'waiting' ? 'waiting' : 'sent', memberId: sender });
      await client.invalidateQueries({ queryKey: ['collectors', 'one', id] });
    } catch (error) {
      keepAnswer(id, undefined);
      showErrorWithRetry(failureText(error, text.failed), () => choose(answer));
    } finally {
      sending.delete(id);
    }
  });

  const answer = kept?.answer;
  useEffect(() => {
    if (!isPending || !answer) return;
    if (memberId) void send(memberId, answer);
    else if (isChosenHere && status === 'signed-out')
      void navigate(`/login?${new URLSearchParams({ next: `/sell-waste/${id}` })}`);
  }, [isPending, answer, memberId, isChosenHere, status, navigate, id]);

  // Who came back without signing in is asked again.
  const isGiven = isOwn && !(isPending && status === 'signed-out');
  return {
    given: isGiven ? kept : undefined,
    choose,
    reset: () => keepAnswer(id, undefined),
  };
}
