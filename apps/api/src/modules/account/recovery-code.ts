import { createHmac, hkdfSync, randomInt } from 'node:crypto';

/** Without the characters that are easily confused: 0 and O, 1, I and L. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const halfLength = 5;
const codeCount = 10;

const randomLetters = () =>
  Array.from({ length: halfLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** About 50 bits each: short enough to write down, and not guessable within the rate limits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codeCount }, () => `${randomLetters()}-${randomLetters()}`);

/** Accepts lower case, spaces and a missing dash. */
const normalize = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Keyed, because 50 bits could be brute-forced against a stolen table. */
export function recoveryCodeHash(secretsKey: Buffer, owner: string, code: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secretsKey, '', 'recovery-code', 32));
  return createHmac('sha256', key)
    .update(`${owner}:${normalize(code)}`)
    .digest();
}
