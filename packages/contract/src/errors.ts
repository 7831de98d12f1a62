import { z } from './zod.ts';

/** Every failure the API may report, with the sentence that a person reads. */
export const errorText = {
  invalid_input: 'Periksa kembali isian Anda.',
  not_signed_in: 'Silakan masuk terlebih dahulu.',
  not_allowed: 'Anda tidak berwenang melakukan ini.',
  not_found: 'Data tidak ditemukan. Periksa kembali alamatnya.',
  too_large: 'Kiriman terlalu besar. Kecilkan lalu coba lagi.',
  too_many_requests: 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
  unavailable: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.',
  internal: 'Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.',
} as const;

export type ErrorCode = keyof typeof errorText;
export const errorCodes = Object.keys(errorText) as [ErrorCode, ...ErrorCode[]];

export const ErrorBody = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  /** Field name to sentence, for forms. */
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
