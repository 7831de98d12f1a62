import { errorText } from '@app/contract/errors';
import { product } from '@app/contract/product';
import { AppError } from '#api/lib/app-error.ts';
import { commonPasswords } from './common-passwords.ts';

/** Suffixes that people add to a word to satisfy a password rule. */
const commonSuffix = /(?:\d{1,4}|12345|123456)?[!.@#*]?$/;

const isSingleCharacter = (text: string) => new Set(text).size === 1;

/** True for common passwords, the product name and the person's own e-mail address. */
export function isCommonPassword(password: string, email: string): boolean {
  const normalized = password.trim().toLowerCase();
  const stem = normalized.replace(commonSuffix, '');
  const [localPart = ''] = email.toLowerCase().split('@');
  const obvious = new Set([email.toLowerCase(), localPart, product.name.toLowerCase()]);
  return (
    [normalized, stem].some((text) => commonPasswords.has(text) || obvious.has(text)) ||
    isSingleCharacter(normalized)
  );
}

/** `field` is the name of the form field. */
export function refuseCommonPassword(password: string, email: string, field = 'password'): void {
  if (!isCommonPassword(password, email)) return;
  throw new AppError('common_password', { fields: { [field]: errorText.common_password } });
}
