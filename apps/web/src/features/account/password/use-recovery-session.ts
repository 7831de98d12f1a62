import { useCallback, useEffect, useRef, useState } from 'react';
import { takeUrlParameters } from '#web/lib/url-parameters.ts';
import { resetPasswordText as text } from '#web/messages/account-password.ts';
import { checkRecoverySession } from './api/check-recovery-session.ts';
import { readRecoveryLink, type RecoveryLink } from './recovery-link.ts';

type RecoverySession =
  | { step: 'validating' }
  | { step: 'ready'; accessToken: string }
  | { step: 'refused'; problem: string }
  | { step: 'unreachable' };

/** Whether the link in the URL may set a new password. `retry` is for a network failure. */
export function useRecoverySession() {
  const [session, setSession] = useState<RecoverySession>({ step: 'validating' });
  // The URL is cleared when it is read, so its value must survive a second run of the effect.
  const link = useRef<RecoveryLink>(undefined);

  const validate = useCallback(async () => {
    link.current ??= readRecoveryLink(takeUrlParameters());
    setSession(await checkLink(link.current));
  }, []);
  useEffect(() => void validate(), [validate]);

  const retry = () => {
    setSession({ step: 'validating' });
    void validate();
  };
  return { session, retry };
}

async function checkLink(link: RecoveryLink): Promise<RecoverySession> {
  if ('problem' in link) return { step: 'refused', problem: link.problem };
  try {
    const isValid = await checkRecoverySession(link.accessToken);
    return isValid ? { step: 'ready', ...link } : { step: 'refused', problem: text.linkUnusable };
  } catch {
    return { step: 'unreachable' };
  }
}
