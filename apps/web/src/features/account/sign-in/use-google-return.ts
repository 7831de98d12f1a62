import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useAuth } from '#web/lib/auth.tsx';
import { clearGoogleReturn, type GoogleReturn, takeGoogleReturn } from '#web/lib/google-sign-in.ts';
import { closeIdentitySession, storedIdentitySession, openIdentitySession } from '#web/lib/identity.ts';
import { callbackText as text } from '#web/messages/account.ts';
import { safeNext } from './safe-next.ts';

const delayMs = 1000;

/** Handles the redirect from Google: waits one second, opens the identity server's session, then ours. */
export function useGoogleReturn() {
  const { finishGoogle } = useAuth();
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<string>();
  // The URL is cleared when it is read, so its value must survive a second run of the effect.
  const googleReturn = useRef<GoogleReturn>(undefined);

  /** Redirects to the login page with a toast and, when the server gave one, its reason. */
  const fail = useCallback(
    (message?: string, reason?: string) => {
      if (message) toast.error(message);
      clearGoogleReturn();
      void closeIdentitySession();
      void navigate('/login', { replace: true, state: { reason } });
    },
    [navigate],
  );

  const proceed = useCallback(() => {
    clearGoogleReturn();
    void navigate(safeNext(googleReturn.current?.next ?? null), { replace: true });
  }, [navigate]);

  useEffect(() => {
    const parameters = (googleReturn.current ??= takeGoogleReturn());
    const finish = async () => {
      const session = await sessionOf(parameters);
      if (typeof session === 'string') return fail(session);
      const result = await finishGoogle(session).catch(() => undefined);
      if (result?.status === 'second-step') return setChallenge(result.challenge);
      if (result?.status !== 'success') return fail(text.notSaved, result?.error);
      toast.success(text.success);
      proceed();
    };
    const timer = setTimeout(() => void finish(), delayMs);
    return () => clearTimeout(timer);
  }, [finishGoogle, fail, proceed]);

  return { challenge, fail, proceed };
}

/** The identity server's session, or the error message. */
async function sessionOf(parameters: GoogleReturn) {
  if (parameters.status === 'refused')
    return text.failed(parameters.isCancelled ? text.cancelled : text.refused);
  try {
    const session =
      parameters.status === 'tokens' ? await openIdentitySession(parameters) : await storedIdentitySession();
    return session ?? text.noSession;
  } catch (error) {
    return text.failed(isServerRefusal(error) ? text.unknownSession : text.unreachable);
  }
}

/** Every other error is a network failure. */
const isServerRefusal = (error: unknown) =>
  error instanceof Error && error.name.startsWith('Auth') && error.name !== 'AuthRetryableFetchError';
