import { product } from '@app/contract/product';
import type { Mail } from '#api/clients/mailer.ts';
import { composeMail } from './compose-mail.ts';
import { greet, formatTime } from './mail-content.ts';

type Given = { to: string; name: string; isOn: boolean; at: Date; origin: string };

const on = {
  state: 'aktif',
  effect:
    'Mulai sekarang, masuk ke akun memerlukan kode. Perangkat lain yang masih masuk sudah kami keluarkan.',
};
const off = { state: 'nonaktif', effect: 'Mulai sekarang, masuk ke akun tidak lagi memerlukan kode.' };

export function twoStepMail({ to, name, isOn, at, origin }: Given): Mail {
  const { state, effect } = isOn ? on : off;
  return composeMail(to, {
    subject: `Verifikasi dua langkah ${product.name} Anda kini ${state}`,
    preview: 'Jika ini bukan Anda, segera atur ulang password Anda.',
    heading: `Verifikasi dua langkah kini ${state}`,
    greeting: greet(name),
    paragraphs: [`Pengaturan verifikasi dua langkah akun ${product.name} Anda baru saja diubah. ${effect}`],
    facts: [{ label: 'Waktu', value: formatTime(at) }],
    button: { label: 'Atur Ulang Password', url: `${origin}/forgot-password` },
    notes: [
      'Jika Anda sendiri yang mengubahnya, tidak ada yang perlu dilakukan.',
      'Jika bukan Anda, atur ulang password Anda sekarang juga, lalu ganti juga password email Anda.',
    ],
  });
}
