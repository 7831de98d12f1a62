import type { z } from 'zod';

export const requiredText = 'Bagian ini wajib diisi.';
const fallback = 'Isian ini belum sesuai. Periksa kembali.';

const formatSentence: Record<string, string> = {
  email: 'Tulis alamat email yang lengkap, misalnya nama@contoh.id.',
  url: 'Tulis alamat tautan yang lengkap, diawali https://.',
  uuid: 'Pilihan ini tidak dikenal. Muat ulang halaman, lalu pilih lagi.',
  date: 'Tulis tanggal yang benar.',
  datetime: 'Tulis tanggal dan jam yang benar.',
};

const typeSentence: Record<string, string> = {
  string: 'Isi bagian ini dengan teks.',
  number: 'Isi bagian ini dengan angka.',
  int: 'Isi bagian ini dengan bilangan bulat.',
  boolean: 'Pilih ya atau tidak.',
  array: 'Isi bagian ini dengan daftar.',
};

const unitOf: Record<string, string> = { string: ' karakter', array: ' pilihan', set: ' pilihan' };

const numberFormat = new Intl.NumberFormat('id-ID');
const amount = (issue: { origin: string }, limit: number | bigint) =>
  `${numberFormat.format(limit)}${unitOf[issue.origin] ?? ''}`;

/** User-facing message for a zod issue; a message of the schema itself takes precedence. */
export function fieldSentence(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return requiredText;
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return requiredText;
      return `Isi paling sedikit ${amount(issue, issue.minimum)}.`;
    case 'too_big':
      return `Isi paling banyak ${amount(issue, issue.maximum)}.`;
    case 'invalid_format':
      return issue.input === '' ? requiredText : (formatSentence[issue.format] ?? fallback);
    case 'invalid_type':
      return typeSentence[issue.expected] ?? fallback;
    case 'invalid_value':
      return 'Pilih salah satu pilihan yang tersedia.';
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      break;
  }
  return fallback;
}
