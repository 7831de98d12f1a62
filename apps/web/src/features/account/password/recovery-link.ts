import type { UrlParameters } from '#web/lib/url-parameters.ts';
import { resetPasswordText as text } from '#web/messages/account-password.ts';

export type RecoveryLink = { accessToken: string } | { problem: string };

/**
 * Reads the identity server's redirect parameters. `type` only selects the page; the server decides whether the token
 * is valid. A refresh token may be present and is not used.
 */
export function readRecoveryLink(parameter: UrlParameters): RecoveryLink {
  if (parameter('error') ?? parameter('error_code'))
    return { problem: parameter('error_code') === 'otp_expired' ? text.linkExpired : text.linkInvalid };
  const accessToken = parameter('access_token');
  if (!accessToken || parameter('type') !== 'recovery') return { problem: text.linkUnusable };
  return { accessToken };
}
