import { product } from '@app/contract/product';
import type { Mail } from '#api/clients/mailer.ts';
import { composeMail } from './compose-mail.ts';
import { greet, formatTime } from './mail-content.ts';

/** `device` as `deviceName` words it: "Chrome di Android", or empty when the browser did not say. */
type Given = { to: string; name: string; device: string; at: Date; origin: string };

export const newDeviceMail = ({ to, name, device, at, origin }: Given): Mail =>
  composeMail(to, {
    subject: `Akun ${product.name} Anda dibuka di perangkat baru`,
    preview: 'Jika ini bukan Anda, segera ubah password Anda.',
    heading: 'Masuk dari perangkat baru',
    greeting: greet(name),
    paragraphs: [
      `Akun ${product.name} Anda baru saja dibuka di perangkat yang belum pernah dipakai sebelumnya.`,
    ],
    facts: [
      { label: 'Perangkat', value: device || 'Tidak dikenal' },
      { label: 'Waktu', value: formatTime(at) },
    ],
    button: { label: 'Periksa Perangkat Saya', url: `${origin}/akun` },
    notes: [
      'Jika ini Anda, tidak ada yang perlu dilakukan.',
      'Jika bukan Anda, buka halaman Akun dan segera ubah password Anda. Semua perangkat lain akan dikeluarkan.',
    ],
  });
