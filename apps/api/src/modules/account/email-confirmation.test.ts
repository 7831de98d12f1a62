import { confirmEmail, resendConfirmation } from '@app/contract/account-password';
import { getProfile } from '@app/contract/account-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { mailsTo } from '#test/mail-catcher.ts';
import { mailTo, startWorker } from '#test/worker.ts';

let api: TestApi;
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  api = await startTestApi();
  worker = await startWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

type Member = Awaited<ReturnType<TestApi['signIn']>>;
const resend = ({ headers }: Member) => call(api, resendConfirmation, { headers });
const confirm = ({ headers }: Member, token: string) => call(api, confirmEmail, { headers, body: { token } });
const isVerified = async ({ headers }: Member) =>
  (await call(api, getProfile, { headers })).json().profile.emailVerified as boolean;

async function tokenFor(member: Member): Promise<string> {
  await resend(member);
  const { html } = await mailTo(member.email, 'Konfirmasi email');
  return /confirm-email#token=([\w-]{43})"/.exec(html)?.[1] ?? '';
}

describe('confirming an address', () => {
  test('the link of the mail confirms it, once', async () => {
    const [member, other] = [await api.signIn(), await api.signIn()];
    const token = await tokenFor(member);
    expect(await isVerified(member)).toBe(false);
    expect((await confirm(member, token)).json()).toEqual({ success: true });
    expect([await isVerified(member), await isVerified(other)]).toEqual([true, false]);
    const again = await confirm(member, token);
    expect([again.statusCode, again.json().code]).toEqual([400, 'link_invalid']);
  });

  test('the mail says what to do, as HTML and as text, and keeps its token out of every log', async () => {
    const member = await api.signIn();
    const token = await tokenFor(member);
    const { subject, text, html } = await mailTo(member.email, 'Konfirmasi');
    expect(subject).toBe('Konfirmasi email PilahBumi Anda');
    expect(text).toContain(`Konfirmasi Email:\n${api.env.ORIGIN}/confirm-email#token=${token}`);
    for (const form of [text, html]) expect(form).toContain('Link ini berlaku 3 hari');
    await confirm(member, token);
    expect(api.logged.join()).not.toContain(token);
  });

  test('a link older than three days is refused', async () => {
    const member = await api.signIn();
    const token = await tokenFor(member);
    const { rows } = await api.deps.pool.query(
      `update app.email_confirmation set expires_at = expires_at - interval '72 hours' where profile_id = $1
       returning expires_at > now() - interval '1 minute' as was_three_days`,
      [member.id],
    );
    expect(rows).toEqual([{ was_three_days: true }]);
    expect((await confirm(member, token)).json().code).toBe('link_invalid');
    expect(await isVerified(member)).toBe(false);
  });

  test('a link to an address that is no longer theirs confirms nothing', async () => {
    const member = await api.signIn();
    const token = await tokenFor(member);
    await api.db
      .updateTable('app.profile')
      .set({ email: `baru.${member.email}` })
      .where('id', '=', member.id)
      .execute();
    await confirm(member, token);
    expect(await isVerified(member)).toBe(false);
  });

  test.each(['', 'x', 'A'.repeat(43)])('a token that nobody has is refused: %j', async (token) => {
    expect((await confirm(await api.signIn(), token)).json().code).toBe('link_invalid');
  });

  test('the link alone is not enough: a visitor and another member prove nothing, and it stays unused', async () => {
    const [member, other] = [await api.signIn(), await api.signIn()];
    const token = await tokenFor(member);
    const byVisitor = await call(api, confirmEmail, { body: { token } });
    expect([byVisitor.statusCode, byVisitor.json().code]).toEqual([401, 'not_signed_in']);
    const byOther = await confirm(other, token);
    expect([byOther.statusCode, byOther.json().code]).toEqual([400, 'link_invalid']);
    expect([await isVerified(member), await isVerified(other)]).toEqual([false, false]);
    expect((await confirm(member, token)).statusCode).toBe(200);
  });

  test('a token that is missing is named', async () => {
    const { headers } = await api.signIn();
    const response = await call(api, confirmEmail, { headers, body: {} });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['token']]);
  });
});

describe('sending the mail again', () => {
  test('a visitor is refused', async () => {
    expect((await call(api, resendConfirmation)).json().code).toBe('not_signed_in');
  });

  test('three times in an hour, and no more', async () => {
    const member = await api.signIn();
    const responses = [
      await resend(member),
      await resend(member),
      await resend(member),
      await resend(member),
    ];
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200, 429]);
  });

  test('who has confirmed gets no more mail', async () => {
    const member = await api.signIn();
    await confirm(member, await tokenFor(member));
    expect((await resend(member)).json()).toEqual({ success: true });
    const { rows } = await api.deps.pool.query(
      `select count(*)::int as mails from pgboss.job where name = 'mail.send' and data->>'to' = $1`,
      [member.email],
    );
    expect(rows).toEqual([{ mails: 1 }]);
    expect(await mailsTo(member.email)).toHaveLength(1);
  });
});

test('the database holds no token that could be used', async () => {
  const member = await api.signIn();
  const token = await tokenFor(member);
  const { rows } = await api.deps.pool.query('select * from app.email_confirmation');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});
