import { product } from '@app/contract/product';
import type { Mail } from '#api/clients/mailer.ts';
import { composeMail } from './compose-mail.ts';
import { greet, formatTime } from './mail-content.ts';

type Given = { to: string; name: string; at: Date; origin: string };

export const passwordChangedMail = ({ to, name, at, origin }: Given): Mail =>
  composeMail(to, {
    subject: `Password ${product.name} Anda telah diubah`,
    preview: 'Jika ini bukan Anda, segera atur ulang password Anda.',
    heading: 'Password Anda telah diubah',
    greeting: greet(name),
    paragraphs: [
      `Password akun ${product.name} Anda baru saja diubah. Demi keamanan, perangkat lain yang masih masuk sudah kami keluarkan.`,
    ],
    facts: [{ label: 'Waktu', value: formatTime(at) }],
    button: { label: 'Atur Ulang Password', url: `${origin}/forgot-password` },
    notes: [
      'Jika Anda sendiri yang mengubahnya, tidak ada yang perlu dilakukan.',
      'Jika bukan Anda, atur ulang password Anda sekarang juga, lalu ganti juga password email Anda.',
    ],
  });
