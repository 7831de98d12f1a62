import { errorText } from '@app/contract/errors';
import { takeAddressParameters } from '#web/lib/address-parameters.ts';
import { googleAddress } from '#web/lib/identity.ts';
import { leaveFor } from '#web/lib/leave-for.ts';
import { googleText } from '#web/messages/account.ts';

export type GoogleAnswer =
  | { status: 'success' }
  | { status: 'redirecting' }
  | { status: 'error'; error: string };

/**
 * Kept while the person is at Google: the page to open afterwards. Who comes back without having been sent is not
 * let in, or a stranger's link could sign a person in to the stranger's account.
 */
const askedKey = 'google-next';

/** Leads the browser to Google. Asks first whether the identity server is there: a gateway's error page helps nobody. */
export async function goToGoogle(next: string): Promise<GoogleAnswer> {
  const address = await googleAddress();
  const probe = await fetch(address, { redirect: 'manual' });
  if (probe.status >= 400) {
    const error = probe.status >= 500 ? errorText.sign_in_unavailable : googleText.refused;
    return { status: 'error', error };
  }
  sessionStorage.setItem(askedKey, next);
  leaveFor(address);
  return { status: 'redirecting' };
}

export type GoogleReturn = { next: string } & (
  | { status: 'tokens'; accessToken: string; refreshToken: string | undefined }
  | { status: 'refused'; isCancelled: boolean }
  /** Nothing in the address: a reload, or a visitor who was never at Google. */
  | { status: 'empty' }
);

/** What Google's answer says. It opens an account, so the address is cleared of it at once. */
export function takeGoogleReturn(): GoogleReturn {
  const said = takeAddressParameters();
  const asked = sessionStorage.getItem(askedKey);
  const next = asked ?? '';
  const error = said('error');
  if (error) return { status: 'refused', isCancelled: error === 'access_denied', next };
  const accessToken = said('access_token');
  if (!accessToken || asked === null) return { status: 'empty', next };
  return { status: 'tokens', accessToken, refreshToken: said('refresh_token') ?? undefined, next };
}

/** The answer was used; the next one must be asked for. */
export const forgetGoogleReturn = () => sessionStorage.removeItem(askedKey);
