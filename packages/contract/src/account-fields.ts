import { z } from './zod.ts';

/** Bounds of what a person says about themself. The database repeats them. */
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

/** A password that is only compared: any length a person may have chosen. */
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

/** Control characters and halves of a character: nobody types them, and PostgreSQL cannot keep them all. */
export const printable = /^[^\p{Cc}\p{Cs}]*$/u;
export const unprintable = 'Ada karakter yang tidak bisa disimpan. Hapus isian ini, lalu ketik ulang.';

export const PersonName = z.string().trim().min(1).max(accountLimits.name).regex(printable, unprintable);
export const Location = z.string().trim().max(accountLimits.location).regex(printable, unprintable);

/** Versions of what people agree to; a new text gets a new date. */
export const consentVersions = {
  terms: '2026-11-15',
  privacy: '2026-11-15',
  newsletter: '2026-11-15',
  photos: '2026-11-15',
} as const;
export type ConsentPurpose = keyof typeof consentVersions;
