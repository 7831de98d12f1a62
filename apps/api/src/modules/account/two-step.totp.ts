import { product } from '@app/contract/product';
import { Secret, TOTP } from 'otpauth';

/** 160 bits, what the standard recommends and every authenticator takes. */
export const newSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** A copy, because a small Buffer is a window on memory that others use too. */
const totp = (secret: Uint8Array, label = '') =>
  new TOTP({ issuer: product.name, label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** What a person types or scans into their authenticator. */
export function enrolment(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const one = totp(secret, email);
  return { secret: one.secret.base32, uri: one.toString() };
}

const digits = (code: string) => code.replace(/\s/g, '');

/** Six digits, which no recovery code is. */
export const isTotp = (code: string): boolean => /^\d{6}$/.test(digits(code));

/** The time step that a code belongs to, if it is right; clocks may differ by one step. */
export function counterOf(secret: Uint8Array, code: string): number | undefined {
  // Six letters with an accent are more than six bytes, which the library does not expect.
  if (!isTotp(code)) return undefined;
  const one = totp(secret);
  const timestamp = Date.now();
  const delta = one.validate({ token: digits(code), window: 1, timestamp });
  return delta === null ? undefined : one.counter({ timestamp }) + delta;
}
