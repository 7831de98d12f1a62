import { getMe } from '@app/contract/account';
import {
  exportAccount,
  getProfile,
  listSessions,
  revokeAllSessions,
  revokeSession,
  updateProfile,
} from '@app/contract/account-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { openSession } from '#test/member.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Headers = { headers: Record<string, string> };
const profileOf = async ({ headers }: Headers) => (await call(api, getProfile, { headers })).json().profile;
const sessionsOf = async ({ headers }: Headers) =>
  (await call(api, listSessions, { headers })).json().sessions;
const change = { name: ' Sari Dewi ', phone: '0812-3456-7890', location: ' Sampang ', newsletter: true };

test.each([getProfile, updateProfile, listSessions, revokeAllSessions, exportAccount])(
  'a visitor is refused: $method $path',
  async (route) => {
    const response = await call(api, route, { body: change });
    expect([response.statusCode, response.json().code]).toEqual([401, 'not_signed_in']);
  },
);

describe('the profile', () => {
  test('of a new member is theirs and says what they have', async () => {
    const member = await api.signIn();
    expect(await profileOf(member)).toEqual({
      name: 'Sari',
      email: member.email,
      emailVerified: false,
      phone: '',
      location: '',
      role: 'member',
      newsletter: false,
      hasPassword: false,
      twoStep: false,
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  test('is changed: trimmed, the phone as the world dials it, and nobody else’s', async () => {
    const [member, other] = [await api.signIn(), await api.signIn()];
    const response = await call(api, updateProfile, { headers: member.headers, body: change });
    const expected = { name: 'Sari Dewi', phone: '+6281234567890', location: 'Sampang', newsletter: true };
    expect(response.json().profile).toMatchObject(expected);
    expect(await profileOf(member)).toMatchObject(expected);
    expect(await profileOf(other)).toMatchObject({ name: 'Sari', phone: '' });
    expect((await call(api, getMe, member)).json().user.name).toBe('Sari Dewi');
  });

  test.each([
    ['name', { name: '  ' }],
    ['name', { name: 'a'.repeat(101) }],
    ['name', { name: 'a\u0000b' }],
    ['name', { name: 'a\ud83c' }],
    ['phone', { phone: '12345' }],
    ['location', { location: 'x'.repeat(101) }],
    ['location', { location: 'Sampang\u0007 Madura' }],
    ['newsletter', { newsletter: 'ya' }],
  ])('a bad %s is named: %j', async (field, bad) => {
    const { headers } = await api.signIn();
    const response = await call(api, updateProfile, { headers, body: { ...change, ...bad } });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test('each change of mind about the newsletter is kept, with its version; no change is no row', async () => {
    const { headers } = await api.signIn();
    for (const newsletter of [true, true, false]) {
      await call(api, updateProfile, { headers, body: { ...change, newsletter } });
    }
    const { consents } = (await call(api, exportAccount, { headers })).json();
    expect(consents).toMatchObject([
      { purpose: 'newsletter', version: '2026-11-15', granted: true },
      { purpose: 'newsletter', version: '2026-11-15', granted: false },
    ]);
  });
});

describe('sessions', () => {
  test('are listed newest first, in words, with the one that asks marked; never another’s', async () => {
    const [member, other] = [await api.signIn(), await api.signIn()];
    const phone = await openSession(api, member.id);
    await openSession(api, other.id);
    const [newest, oldest, ...more] = await sessionsOf(member);
    expect(more).toEqual([]);
    expect([newest.device, newest.current]).toEqual(['Chrome di Android', false]);
    expect([oldest.device, oldest.current, oldest.id]).toEqual(['', true, member.sessionId]);
    expect((await sessionsOf(phone)).map((session: { current: boolean }) => session.current)).toEqual([
      true,
      false,
    ]);
  });

  test('one of mine is ended, and the others stay', async () => {
    const member = await api.signIn();
    const phone = await openSession(api, member.id);
    const [{ id }] = await sessionsOf(member);
    expect((await call(api, getMe, phone)).statusCode).toBe(200);
    const response = await call(api, revokeSession, { ...member, path: `/account/sessions/${id}` });
    expect(response.json()).toEqual({ success: true });
    expect((await call(api, getMe, phone)).statusCode).toBe(401);
    expect((await call(api, getMe, member)).statusCode).toBe(200);
    expect(await sessionsOf(member)).toHaveLength(1);
  });

  test('another’s is not found, and lives on', async () => {
    const [thief, owner] = [await api.signIn(), await api.signIn()];
    const response = await call(api, revokeSession, {
      ...thief,
      path: `/account/sessions/${owner.sessionId}`,
    });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    expect((await call(api, getMe, owner)).statusCode).toBe(200);
  });

  test('a visitor ends none, and something that is no id is named', async () => {
    const { headers, sessionId } = await api.signIn();
    const visitor = await call(api, revokeSession, { path: `/account/sessions/${sessionId}` });
    expect(visitor.statusCode).toBe(401);
    const bad = await call(api, revokeSession, { headers, path: '/account/sessions/semua' });
    expect([bad.statusCode, Object.keys(bad.json().fields)]).toEqual([400, ['id']]);
  });

  test('all of mine end, this one too, and nobody else’s', async () => {
    const [member, other] = [await api.signIn(), await api.signIn()];
    const phone = await openSession(api, member.id);
    await call(api, getMe, phone);
    expect((await call(api, revokeAllSessions, member)).json()).toEqual({ success: true });
    const responses = await Promise.all([member, phone, other].map((one) => call(api, getMe, one)));
    expect(responses.map((response) => response.statusCode)).toEqual([401, 401, 200]);
  });
});

describe('the export', () => {
  test('holds everything that is kept about me, and nothing about anybody else', async () => {
    const [member, other] = [await api.signIn(), await api.signIn()];
    await call(api, updateProfile, { headers: member.headers, body: change });
    await call(api, updateProfile, { headers: other.headers, body: { ...change, name: 'Orang Lain' } });
    await call(api, revokeAllSessions, member);
    const { headers } = await openSession(api, member.id);

    const response = await call(api, exportAccount, { headers });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      exportedAt: expect.stringMatching(/Z$/),
      profile: { name: 'Sari Dewi', email: member.email, phone: '+6281234567890' },
      consents: [{ purpose: 'newsletter', granted: true }],
      sessions: [
        { device: 'Chrome di Android', current: true },
        { id: member.sessionId, current: false },
      ],
      auditLog: [{ action: 'sessions.revoked' }],
    });
    expect(response.body).not.toContain('Orang Lain');
    expect(response.body).not.toContain(other.id);
  });
});
