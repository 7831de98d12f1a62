import { readFileSync } from 'node:fs';
import { product } from '@app/contract/product';
import { expect, test } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';

/** The identity server sends this mail itself and fills in the placeholders in braces. */
const recovery: MailContent = {
  subject: `Atur ulang password ${product.name}`,
  preview: 'Buat password baru dengan link ini.',
  heading: 'Atur ulang password Anda',
  greeting: 'Halo,',
  paragraphs: [
    `Kami menerima permintaan untuk mengatur ulang password akun ${product.name} Anda. Tekan tombol ini untuk membuat password baru.`,
  ],
  button: {
    label: 'Buat Password Baru',
    url: '{{ .SiteURL }}/auth/v1/verify?token={{ .TokenHash }}&type=recovery&redirect_to={{ .SiteURL }}/reset-password',
  },
  notes: [
    'Link ini hanya berlaku sebentar dan hanya bisa dipakai satu kali. Jika sudah tidak berlaku, minta link baru di halaman Lupa Password.',
    'Jika Anda tidak memintanya, abaikan email ini. Password Anda tidak berubah.',
  ],
};

const template = new URL('../../../../services/templates/recovery.html', import.meta.url);
/** Ignores differences made by the formatter of the template. */
const normalizeHtml = (html: string) =>
  html.replaceAll('&amp;', '&').replace(/\s/g, '').replaceAll(';"', '"');

test('the recovery mail of the identity server looks like every other mail of ours', () => {
  expect(normalizeHtml(readFileSync(template, 'utf8'))).toBe(normalizeHtml(mailHtml(recovery)));
});
