import { createHmac, hkdfSync, randomInt } from 'node:crypto';

/** Without what people mix up on paper: 0 and O, 1, I and L. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const half = 5;
const amount = 10;

const randomLetters = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('');

/** Ten of about 50 bits each: short enough for paper, far too many to guess within the limits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: amount }, () => `${randomLetters()}-${randomLetters()}`);

/** However a person types it: small letters, spaces, no dash. */
const essence = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Under our key, because 50 bits are few enough to try them all against a stolen table. */
export function recoveryCodeHash(secretsKey: Buffer, owner: string, code: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secretsKey, '', 'recovery-code', 32));
  return createHmac('sha256', key)
    .update(`${owner}:${essence(code)}`)
    .digest();
}
