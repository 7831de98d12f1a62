import { useCallback, useEffect, useRef, useState } from 'react';
import { takeAddressParameters } from '#web/lib/address-parameters.ts';
import { ApiError } from '#web/lib/api.ts';
import { confirmEmail } from './api/confirm-email.ts';

type Confirmation = 'confirming' | 'done' | 'invalid' | 'unreachable';

/** Sends the token of our mail once. `retry` is for a network that was away. */
export function useEmailConfirmation() {
  const [state, setState] = useState<Confirmation>('confirming');
  // The token works once and the address is cleared: a second run of the effect must wait for the first.
  const answer = useRef<Promise<Confirmation>>(undefined);
  const token = useRef<string>(undefined);

  const confirm = useCallback(async () => {
    token.current ??= takeAddressParameters()('token') ?? '';
    answer.current ??= ask(token.current);
    setState(await answer.current);
  }, []);
  useEffect(() => void confirm(), [confirm]);

  const retry = () => {
    answer.current = undefined;
    setState('confirming');
    void confirm();
  };
  return { state, retry };
}

async function ask(token: string): Promise<Confirmation> {
  if (!token) return 'invalid';
  try {
    await confirmEmail(token);
    return 'done';
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status < 500 && error.code !== 'too_many_requests';
    return isRefusal ? 'invalid' : 'unreachable';
  }
}
