import { errorText } from '@app/contract/errors';
import { product } from '@app/contract/product';
import { AppError } from '#api/lib/app-error.ts';
import { commonPasswords } from './common-passwords.ts';

/** What people put behind a word when a form asks for more. */
const usualTail = /(?:\d{1,4}|12345|123456)?[!.@#*]?$/;

const isOneSign = (text: string) => new Set(text).size === 1;

/** True for what a guesser tries first: the usual ones, the name of the product, the person's own address. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.trim().toLowerCase();
  const stem = plain.replace(usualTail, '');
  const [localPart = ''] = email.toLowerCase().split('@');
  const obvious = new Set([email.toLowerCase(), localPart, product.name.toLowerCase()]);
  return [plain, stem].some((text) => commonPasswords.has(text) || obvious.has(text)) || isOneSign(plain);
}

/** `field` is what the form calls it. */
export function refuseCommonPassword(password: string, email: string, field = 'password'): void {
  if (!isCommonPassword(password, email)) return;
  throw new AppError('common_password', { fields: { [field]: errorText.common_password } });
}
