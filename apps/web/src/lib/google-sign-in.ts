import { errorText } from '@app/contract/errors';
import { takeUrlParameters } from '#web/lib/url-parameters.ts';
import { googleUrl } from '#web/lib/identity.ts';
import { assignLocation } from '#web/lib/assign-location.ts';
import { googleText } from '#web/messages/account.ts';

export type GoogleSignInResult =
  | { status: 'success' }
  | { status: 'redirecting' }
  | { status: 'error'; error: string };

/**
 * Stores the page to open after the redirect. A callback without it is refused, or an attacker's link could sign a
 * visitor in to the attacker's account.
 */
const nextPageKey = 'google-next';

/** Redirects to Google. Checks first that the identity server is up, so that nobody lands on a gateway's error page. */
export async function goToGoogle(next: string): Promise<GoogleSignInResult> {
  const address = await googleUrl();
  const probe = await fetch(address, { redirect: 'manual' });
  if (probe.status === 429) return { status: 'error', error: errorText.too_many_requests };
  if (probe.status >= 400) {
    const error = probe.status >= 500 ? errorText.sign_in_unavailable : googleText.refused;
    return { status: 'error', error };
  }
  sessionStorage.setItem(nextPageKey, next);
  assignLocation(address);
  return { status: 'redirecting' };
}

export type GoogleReturn = { next: string } & (
  | { status: 'tokens'; accessToken: string; refreshToken: string | undefined }
  | { status: 'refused'; isCancelled: boolean }
  /** Nothing in the URL: a reload, or a visitor who did not start at our sign-in. */
  | { status: 'empty' }
);

/** Reads Google's redirect parameters. They grant access to an account, so the URL is cleared at once. */
export function takeGoogleReturn(): GoogleReturn {
  const parameter = takeUrlParameters();
  const storedNext = sessionStorage.getItem(nextPageKey);
  const next = storedNext ?? '';
  const error = parameter('error');
  if (error) return { status: 'refused', isCancelled: error === 'access_denied', next };
  const accessToken = parameter('access_token');
  if (!accessToken || storedNext === null) return { status: 'empty', next };
  return { status: 'tokens', accessToken, refreshToken: parameter('refresh_token') ?? undefined, next };
}

/** Makes the callback single-use. */
export const clearGoogleReturn = () => sessionStorage.removeItem(nextPageKey);
