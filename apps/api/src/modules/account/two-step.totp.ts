import { product } from '@app/contract/product';
import { Secret, TOTP } from 'otpauth';

/** 160 bits, as the standard recommends and every authenticator supports. */
export const newSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** Copied, because a small Buffer is a view of a shared memory pool. */
const totp = (secret: Uint8Array, label = '') =>
  new TOTP({ issuer: product.name, label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** What a person types or scans into their authenticator. */
export function enrolment(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const generator = totp(secret, email);
  return { secret: generator.secret.base32, uri: generator.toString() };
}

const digits = (code: string) => code.replace(/\s/g, '');

/** Six digits, which no recovery code is. */
export const isTotp = (code: string): boolean => /^\d{6}$/.test(digits(code));

/** The time step that a code belongs to, if it is right; clocks may differ by one step. */
export function counterOf(secret: Uint8Array, code: string): number | undefined {
  // The library does not support tokens with multi-byte characters.
  if (!isTotp(code)) return undefined;
  const generator = totp(secret);
  const timestamp = Date.now();
  const delta = generator.validate({ token: digits(code), window: 1, timestamp });
  return delta === null ? undefined : generator.counter({ timestamp }) + delta;
}
