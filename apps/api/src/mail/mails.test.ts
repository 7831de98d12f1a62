import { describe, expect, test } from 'vitest';
import { confirmationMail } from './confirmation-mail.ts';
import { newDeviceMail } from './new-device-mail.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { twoStepMail } from './two-step-mail.ts';

const origin = 'https://pilahbumi.test';
const at = new Date('2026-11-15T07:05:00Z');
const to = 'siti@contoh.id';
const formattedTime = 'Minggu, 15 November 2026 pukul 14.05 WIB';

const mails = {
  confirmation: confirmationMail({ to, url: `${origin}/confirm-email#token=abc` }),
  'password changed': passwordChangedMail({ to, name: 'Siti', at, origin }),
  'two-step on': twoStepMail({ to, name: 'Siti', isOn: true, at, origin }),
  'two-step off': twoStepMail({ to, name: 'Siti', isOn: false, at, origin }),
  'new device': newDeviceMail({ to, name: 'Siti', device: 'Chrome di Android', at, origin }),
};

describe.each(Object.entries(mails))('the mail "%s"', (_, mail) => {
  test('says the same as HTML and as plain text', () => {
    const words = mail.html
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"');
    const flat = (text: string) => text.replace(/\s+/g, ' ');
    for (const line of mail.text.split('\n').filter((text) => text && !/^--$|^https?:|:/.test(text))) {
      expect(flat(words)).toContain(flat(line));
    }
    const [, link = ''] = /(https:\S+)/.exec(mail.text) ?? [];
    expect(mail.html).toContain(`href="${link}"`);
  });

  test('fetches nothing, so that nobody learns that it was opened', () => {
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
  });

  test('knows the night', () => {
    expect(mail.html).toContain('prefers-color-scheme: dark');
  });
});

test('the time is given in the zone that is named', () => {
  expect(mails['password changed'].text).toContain(formattedTime);
  expect(mails['new device'].text).toContain(`Perangkat: Chrome di Android\nWaktu: ${formattedTime}`);
});

test('a device that did not say what it is, is called unknown', () => {
  expect(newDeviceMail({ to, name: 'Siti', device: '', at, origin }).text).toContain(
    'Perangkat: Tidak dikenal',
  );
});

test('a name cannot bring a link or markup into a mail', () => {
  const name = 'Menang <a href="https://jahat.example">hadiah</a> di jahat.example';
  const { html, text } = passwordChangedMail({ to, name, at, origin });
  expect(html + text).not.toContain('jahat.example');
  expect(html).not.toContain('<a href="https://jahat');
  expect(text).toContain('Halo Menang a href https jahat example');
});

test('a mail to an address that nobody has confirmed greets no name', () => {
  expect(mails.confirmation.text).toContain('\n\nHalo,\n\n');
});
