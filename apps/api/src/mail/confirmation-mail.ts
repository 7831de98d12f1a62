import { product } from '@app/contract/product';
import type { Mail } from '#api/clients/mailer.ts';
import { composeMail } from './compose-mail.ts';

/** No name in the greeting: an unconfirmed address may belong to somebody else. */
export const confirmationMail = ({ to, url }: { to: string; url: string }): Mail =>
  composeMail(to, {
    subject: `Konfirmasi email ${product.name} Anda`,
    preview: 'Satu ketukan untuk memastikan bahwa alamat ini milik Anda.',
    heading: 'Konfirmasi email Anda',
    greeting: 'Halo,',
    paragraphs: [
      `Alamat ini baru saja dipakai untuk mendaftar di ${product.name}. Pastikan bahwa alamat ini milik Anda, supaya akun Anda aman dan bisa dipulihkan.`,
    ],
    button: { label: 'Konfirmasi Email', url },
    notes: [
      'Link ini berlaku 3 hari dan hanya bisa dipakai satu kali. Jika sudah tidak berlaku, minta link baru di halaman Akun.',
      'Jika Anda tidak mendaftar, abaikan email ini.',
    ],
  });
