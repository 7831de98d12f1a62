import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { confirmEmail } from './api/confirm-email.ts';
import { confirmationToken } from './confirmation-token.ts';

type ConfirmationResult = 'done' | 'invalid' | 'unreachable' | 'visitor';

/** Sends the confirmation token once for a signed-in member. `retry` is for a network failure. */
export function useEmailConfirmation(): { state: ConfirmationResult | 'confirming'; retry: () => void } {
  const { status, refresh } = useAuth();
  const [result, setResult] = useState<ConfirmationResult>();
  // The token works once: a second run of the effect must wait for the first.
  const pending = useRef<Promise<ConfirmationResult>>(undefined);

  const confirm = useCallback(async () => {
    // First, so that the URL is cleared before the auth state is known.
    const token = confirmationToken.take();
    if (token && (status === 'loading' || status === 'unreachable')) return;
    const isMember = status === 'signed-in';
    pending.current ??= sendConfirmation(token, isMember);
    const outcome = await pending.current;
    setResult(outcome);
    if (outcome !== 'visitor') return;
    // Sent again after sign-in; for a member this means that the session has just ended.
    pending.current = undefined;
    if (isMember) await refresh();
  }, [status, refresh]);
  useEffect(() => void confirm(), [confirm]);

  const retry = () => {
    pending.current = undefined;
    setResult(undefined);
    void (status === 'unreachable' ? refresh() : confirm());
  };
  return { state: result ?? (status === 'unreachable' ? 'unreachable' : 'confirming'), retry };
}

async function sendConfirmation(token: string, isMember: boolean): Promise<ConfirmationResult> {
  if (!token) return 'invalid';
  if (!isMember) return 'visitor';
  try {
    await confirmEmail(token);
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unreachable';
    if (error.code === 'not_signed_in') return 'visitor';
    if (error.status >= 500 || error.code === 'too_many_requests') return 'unreachable';
    confirmationToken.clear();
    return 'invalid';
  }
  confirmationToken.clear();
  return 'done';
}
