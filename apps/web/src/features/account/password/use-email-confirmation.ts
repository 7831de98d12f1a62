import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { confirmEmail } from './api/confirm-email.ts';
import { confirmationToken } from './confirmation-token.ts';

type Answer = 'done' | 'invalid' | 'unreachable' | 'visitor';

/** Sends the token of our mail once, for who is signed in. `retry` is for a network that was away. */
export function useEmailConfirmation(): { state: Answer | 'confirming'; retry: () => void } {
  const { status, refresh } = useAuth();
  const [answer, setAnswer] = useState<Answer>();
  // The token works once: a second run of the effect must wait for the first.
  const asked = useRef<Promise<Answer>>(undefined);

  const confirm = useCallback(async () => {
    // First of all: the address is cleared before it is known who is here.
    const token = confirmationToken.take();
    if (token && (status === 'loading' || status === 'unreachable')) return;
    const isMember = status === 'signed-in';
    asked.current ??= ask(token, isMember);
    const said = await asked.current;
    setAnswer(said);
    if (said !== 'visitor') return;
    // After signing in it is asked again; a member hears this when the session has just ended.
    asked.current = undefined;
    if (isMember) await refresh();
  }, [status, refresh]);
  useEffect(() => void confirm(), [confirm]);

  const retry = () => {
    asked.current = undefined;
    setAnswer(undefined);
    void (status === 'unreachable' ? refresh() : confirm());
  };
  return { state: answer ?? (status === 'unreachable' ? 'unreachable' : 'confirming'), retry };
}

async function ask(token: string, isMember: boolean): Promise<Answer> {
  if (!token) return 'invalid';
  if (!isMember) return 'visitor';
  try {
    await confirmEmail(token);
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unreachable';
    if (error.code === 'not_signed_in') return 'visitor';
    if (error.status >= 500 || error.code === 'too_many_requests') return 'unreachable';
    confirmationToken.forget();
    return 'invalid';
  }
  confirmationToken.forget();
  return 'done';
}
