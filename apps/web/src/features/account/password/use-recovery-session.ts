import { useCallback, useEffect, useRef, useState } from 'react';
import { takeAddressParameters } from '#web/lib/address-parameters.ts';
import { resetPasswordText as text } from '#web/messages/account-password.ts';
import { checkRecoverySession } from './api/check-recovery-session.ts';
import { readRecoveryLink, type RecoveryLink } from './recovery-link.ts';

type RecoverySession =
  | { step: 'validating' }
  | { step: 'ready'; accessToken: string }
  | { step: 'refused'; problem: string }
  | { step: 'unreachable' };

/** Whether the link in the address may set a new password. `retry` is for a network that was away. */
export function useRecoverySession() {
  const [session, setSession] = useState<RecoverySession>({ step: 'validating' });
  // The address is read once and then empty; what it held must survive a second run of the effect.
  const link = useRef<RecoveryLink>(undefined);

  const validate = useCallback(async () => {
    link.current ??= readRecoveryLink(takeAddressParameters());
    setSession(await askFor(link.current));
  }, []);
  useEffect(() => void validate(), [validate]);

  const retry = () => {
    setSession({ step: 'validating' });
    void validate();
  };
  return { session, retry };
}

async function askFor(link: RecoveryLink): Promise<RecoverySession> {
  if ('problem' in link) return { step: 'refused', problem: link.problem };
  try {
    const isAlive = await checkRecoverySession(link.accessToken);
    return isAlive ? { step: 'ready', ...link } : { step: 'refused', problem: text.linkUnusable };
  } catch {
    return { step: 'unreachable' };
  }
}
