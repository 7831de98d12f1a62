import { errorText } from './errors.ts';

/** What the gateway itself says when a sign-in or a recovery link cannot reach the identity server. */
export const gatewayText = {
  title: 'Belum bisa dilanjutkan',
  busy: errorText.too_many_requests,
  away: errorText.sign_in_unavailable,
  fromMail: 'Jika Anda membuka link dari email, buka lagi link itu beberapa menit lagi.',
  toLogin: 'Ke halaman masuk',
};
