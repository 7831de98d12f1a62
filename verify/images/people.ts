import { mailsTo } from '@app/api/test/mail-catcher.ts';
import { newUser } from '@app/e2e/support/test-user.ts';
import { getMe, login, register, SignedIn } from '@app/contract/account';
import { confirmEmail, forgotPassword } from '@app/contract/account-password';
import { listScans, setPhotoConsent } from '@app/contract/smart-sort';
import { classifyOnePhoto } from '../kit/product/classify-one-photo.ts';
import { holdsSoon } from '../kit/process/wait-until.ts';
import type { Check } from './checks.ts';
import { docker } from './docker.ts';
import { signInWithGoogle } from './google.ts';
import { send } from './send.ts';

type Person = { email: string; password: string; token: string };

const arrives = (address: string, subject: RegExp) =>
  holdsSoon(async () => (await mailsTo(address)).some((mail) => subject.test(mail.subject)));

async function keptPhotos(origin: string, token: string): Promise<number> {
  const { scans } = await send(origin, listScans, { token });
  const photos = scans.flatMap(({ thumbnail }) => thumbnail ?? []);
  const found = await Promise.all(photos.map(async (address) => (await fetch(address)).ok));
  return found.filter(Boolean).length;
}

/** Opens the link of the confirmation mail. */
async function confirmAddress(origin: string, { email, token }: Omit<Person, 'password'>): Promise<void> {
  const mails = await mailsTo(email);
  const [, link = ''] = /confirm-email#token=([\w-]+)/.exec(mails.map(({ text }) => text).join('\n')) ?? [];
  await send(origin, confirmEmail, { token, body: { token: link } });
}

/** Somebody registers, gets both kinds of mail and lets a photo be kept. */
export async function checkMember(origin: string): Promise<{ person: Person; checks: Check[] }> {
  const { name, email, password } = newUser();
  const { token } = await send(origin, register, { body: { name, email, password } });
  const confirmed = await arrives(email, /^Konfirmasi email/);
  await confirmAddress(origin, { email, token });
  await send(origin, forgotPassword, { body: { email } });
  const recovered = await arrives(email, /^Atur ulang password/);

  await send(origin, setPhotoConsent, { token, body: { keep: true } });
  await classifyOnePhoto(origin, { authorization: `Bearer ${token}` });
  const photos = await keptPhotos(origin, token);
  return {
    person: { email, password, token },
    checks: [
      { what: 'a mail of the worker arrives', holds: confirmed, seen: confirmed ? 'confirmation' : 'none' },
      {
        what: 'a mail of the identity server arrives',
        holds: recovered,
        seen: recovered ? 'recovery' : 'none',
      },
      { what: 'a photo is kept and shown', holds: photos === 1, seen: `${photos} photos` },
    ],
  };
}

/** Somebody comes from Google. */
export async function checkGoogle(origin: string): Promise<{ email: string; checks: Check[] }> {
  const { email } = newUser();
  const { isSignedIn, seen } = await signInWithGoogle(origin, email);
  return { email, checks: [{ what: 'sign-in with Google’s stand-in', holds: isSignedIn, seen }] };
}

export async function checkAdministrator(email: string): Promise<Check> {
  const granted = await docker('exec', 'pilahbumi-api-1', 'node', 'ops/admin.js', 'grant', email, 'admin');
  return {
    what: 'the operator makes an administrator',
    holds: granted.includes('-> admin'),
    seen: granted.split('\n')[0] ?? '',
  };
}

/** What a person has after `docker compose down` and `up`: nothing but volumes has survived it. */
export async function checkSurvival(origin: string, { email, password, token }: Person): Promise<Check[]> {
  const { user } = await send(origin, getMe, { token });
  const again = await send(origin, login, { body: { email, password } });
  const photos = await keptPhotos(origin, token);
  const mails = (await mailsTo(email)).length;
  return [
    { what: 'down and up: the session', holds: user.email === email, seen: user.email },
    {
      what: 'down and up: the password',
      holds: SignedIn.safeParse(again).success,
      seen: Object.keys(again).join(),
    },
    { what: 'down and up: the kept photo', holds: photos === 1, seen: `${photos} photos` },
    { what: 'down and up: the mails', holds: mails >= 2, seen: `${mails} mails` },
  ];
}
