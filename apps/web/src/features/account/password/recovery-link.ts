import type { AddressParameters } from '#web/lib/address-parameters.ts';
import { resetPasswordText as text } from '#web/messages/account-password.ts';

export type RecoveryLink = { accessToken: string } | { problem: string };

/**
 * What the identity server sent back after its link was followed. `type` only tells which page is meant; whether
 * the token is good is asked from that server. A refresh token may come along and is not needed.
 */
export function readRecoveryLink(parameter: AddressParameters): RecoveryLink {
  if (parameter('error') ?? parameter('error_code'))
    return { problem: parameter('error_code') === 'otp_expired' ? text.linkExpired : text.linkInvalid };
  const accessToken = parameter('access_token');
  if (!accessToken || parameter('type') !== 'recovery') return { problem: text.linkUnusable };
  return { accessToken };
}
