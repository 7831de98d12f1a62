import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { showErrorWithRetry } from '#web/components/ui/show-error-with-retry.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { failureText } from '#web/lib/failure.ts';
import { useMemberId } from '#web/lib/use-member-id.ts';
import { answerText as text } from '#web/messages/place-status.ts';
import { type GivenAnswer, chooseAnswer, keepAnswer } from './answer-store.ts';

/** Two places of a page may ask about the same listing. */
const sending = new Set<string>();

type Place = { id: string; name: string };

export type Chosen = { place: Place; kept: GivenAnswer; isChosenHere: boolean };

/**
 * Sends a chosen answer to "Masih buka?" and says whether it stands. A member's goes through the outbox; a visitor's
 * waits while they sign in, and is sent when they come back to the page of the place.
 */
export function useSentAnswer({ place: { id, name }, kept, isChosenHere }: Chosen): boolean {
  const { status } = useAuth();
  const memberId = useMemberId();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { answer } = kept;
  const isPending = kept.state === 'pending';

  const send = useEffectEvent(async (sender: string) => {
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
      showErrorWithRetry(failureText(error, text.failed), () => chooseAnswer(id, answer));
    } finally {
      sending.delete(id);
    }
  });

  useEffect(() => {
    if (!isPending) return;
    if (memberId) void send(memberId);
    else if (isChosenHere && status === 'signed-out')
      void navigate(`/login?${new URLSearchParams({ next: `/sell-waste/${id}` })}`);
  }, [isPending, memberId, isChosenHere, status, navigate, id]);

  const isOwn = kept.memberId === null || kept.memberId === memberId;
  // Who came back without signing in is asked again.
  return isOwn && !(isPending && status === 'signed-out');
}
