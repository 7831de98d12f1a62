import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useAuth } from '#web/lib/auth.tsx';
import { forgetGoogleReturn, type GoogleReturn, takeGoogleReturn } from '#web/lib/google-sign-in.ts';
import { closeIdentitySession, keptIdentitySession, openIdentitySession } from '#web/lib/identity.ts';
import { callbackText as text } from '#web/messages/account.ts';
import { safeNext } from './safe-next.ts';

const pause = 1000;

/** Back from Google: one second, then the identity server's session, then ours. */
export function useGoogleReturn() {
  const { finishGoogle } = useAuth();
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<string>();
  // The address is read once and then empty; what it held must survive a second run of the effect.
  const taken = useRef<GoogleReturn>(undefined);

  /** To the login page, with what happened and, when the server said why, its sentence. */
  const giveUp = useCallback(
    (sentence?: string, reason?: string) => {
      if (sentence) toast.error(sentence);
      forgetGoogleReturn();
      void closeIdentitySession();
      void navigate('/login', { replace: true, state: { reason } });
    },
    [navigate],
  );

  const goOn = useCallback(() => {
    forgetGoogleReturn();
    void navigate(safeNext(taken.current?.next ?? null), { replace: true });
  }, [navigate]);

  useEffect(() => {
    const back = (taken.current ??= takeGoogleReturn());
    const finish = async () => {
      const session = await sessionOf(back);
      if (typeof session === 'string') return giveUp(session);
      const result = await finishGoogle(session).catch(() => undefined);
      if (result?.status === 'second-step') return setChallenge(result.challenge);
      if (result?.status !== 'success') return giveUp(text.notSaved, result?.error);
      toast.success(text.success);
      goOn();
    };
    const timer = setTimeout(() => void finish(), pause);
    return () => clearTimeout(timer);
  }, [finishGoogle, giveUp, goOn]);

  return { challenge, giveUp, goOn };
}

/** The identity server's session, or the sentence that says why there is none. */
async function sessionOf(back: GoogleReturn) {
  if (back.status === 'refused') return text.failed(back.isCancelled ? text.cancelled : text.refused);
  try {
    const session = back.status === 'tokens' ? await openIdentitySession(back) : await keptIdentitySession();
    return session ?? text.noSession;
  } catch (error) {
    return text.failed(serverRefused(error) ? text.unknownSession : text.unreachable);
  }
}

/** Everything that is not the identity server's own refusal is a network that was away. */
const serverRefused = (error: unknown) =>
  error instanceof Error && error.name.startsWith('Auth') && error.name !== 'AuthRetryableFetchError';
