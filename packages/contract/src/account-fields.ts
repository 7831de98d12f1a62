import { z } from './zod.ts';

/** Limits of profile fields. The database enforces the same limits. */
export const accountLimits = {
  name: 100,
  email: 254,
  phone: 20,
  location: 100,
  passwordMin: 6,
  /** In bytes: bcrypt reads no further. */
  passwordMax: 72,
} as const;

const passwordText = {
  short: 'Password minimal 6 karakter',
  long: 'Password terlalu panjang. Pakai paling banyak 72 karakter.',
};

export const Email = z.string().trim().toLowerCase().max(accountLimits.email).pipe(z.email());

export const NewPassword = z
  .string()
  .min(accountLimits.passwordMin, passwordText.short)
  .refine((text) => new TextEncoder().encode(text).length <= accountLimits.passwordMax, passwordText.long);

/** A password that is only compared, so the rules for new passwords do not apply. */
export const GivenPassword = z.string().min(1).max(200);

/**
 * A phone number as people type it (08…, 628…, +62 8…, landlines with their area code), stored as E.164.
 * Empty means none.
 */
export const Phone = z
  .string()
  .trim()
  .max(accountLimits.phone)
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .transform((text) => text.replace(/^(?:\+62|62|0)(?=\d)/, '+62'))
  .refine(
    (text) => text === '' || /^\+62(?:8\d{8,11}|[2-79]\d{6,10})$/.test(text),
    'Tulis nomor telepon Indonesia, misalnya 081234567890.',
  );

/** No control characters or lone surrogates: PostgreSQL cannot store all of them. */
export const printable = /^[^\p{Cc}\p{Cs}]*$/u;
export const unprintableText = 'Ada karakter yang tidak bisa disimpan. Hapus isian ini, lalu ketik ulang.';

export const PersonName = z.string().trim().min(1).max(accountLimits.name).regex(printable, unprintableText);
export const Location = z.string().trim().max(accountLimits.location).regex(printable, unprintableText);

/** Versions of the consent texts; a new text gets a new date. */
export const consentVersions = {
  terms: '2026-11-15',
  privacy: '2026-11-18',
  newsletter: '2026-11-15',
  photos: '2026-11-17',
  learning: '2026-11-17',
} as const;
export type ConsentPurpose = keyof typeof consentVersions;
