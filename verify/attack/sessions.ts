import { randomUUID } from 'node:crypto';
import { asJson, codeOf, jsonOf, type Send } from '../kit/http/http-client.ts';
import { holdsSoon } from '../kit/process/wait-until.ts';
import { addUser, bearerOf } from '../kit/product/users.ts';
import type { Product } from '../kit/product/api.ts';

const password = 'kotak-kuning-7';
type Token = { token: string };

/** Checks stolen, planted, expired, revoked and forged sessions on two API instances. */
export async function sessions({ product, instances }: { product: Product; instances: Send[] }) {
  const [send, otherInstance] = [instances[0]!, instances[1]!];
  const { db, pool } = product;
  const problems: string[] = [];
  let checks = 0;
  const check = (condition: boolean, problem: string) => {
    checks += 1;
    if (!condition) problems.push(problem);
  };
  const post = (
    path: string,
    token: string | undefined,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const json = body === undefined ? {} : asJson(body);
    const bearer = token === undefined ? {} : bearerOf({ token });
    return send({ method: 'POST', path, ...json, headers: { ...json.headers, ...bearer, ...headers } });
  };
  const me = async (token: string, instance = send) =>
    (await instance({ method: 'GET', path: '/auth/me', headers: bearerOf({ token }) })).status;
  // Sessions are cached for five minutes, so this shows that the end of one is notified.
  const isRejectedEverywhere = (token: string) =>
    holdsSoon(async () => (await me(token)) === 401 && (await me(token, otherInstance)) === 401);
  const registerUser = async () => {
    const email = `sesi.${randomUUID()}@contoh.id`;
    const { token } = jsonOf(
      await post('/auth/register', undefined, { name: 'Sesi', email, password }),
    ) as Token;
    const logIn = async (headers = {}, more = {}): Promise<string> =>
      (jsonOf(await post('/auth/login', undefined, { email, password, ...more }, headers)) as Token).token;
    return { email, token, logIn };
  };

  const planted = 'a'.repeat(43);
  const victim = await registerUser();
  const granted = await victim.logIn(
    { ...bearerOf({ token: planted }), cookie: `token=${planted}` },
    { token: planted },
  );
  check(granted !== planted && granted.length === 43, 'a planted token was adopted');
  check((await me(planted)) === 401, 'a planted token is accepted');

  const { token } = victim;
  check((await me(token)) === 200, 'a valid token is refused');
  const carriers: Record<string, Parameters<Send>[0]> = {
    'the address': {
      method: 'GET',
      path: `/auth/me?token=${token}&access_token=${token}&authorization=Bearer%20${token}`,
    },
    'a cookie': { method: 'GET', path: '/auth/me', headers: { cookie: `token=${token}; session=${token}` } },
    'a header of another name': {
      method: 'GET',
      path: '/auth/me',
      headers: { 'x-session-token': token, 'x-auth': token },
    },
    'another scheme': { method: 'GET', path: '/auth/me', headers: { authorization: `Token ${token}` } },
    'no scheme': { method: 'GET', path: '/auth/me', headers: { authorization: token } },
  };
  for (const [name, asked] of Object.entries(carriers)) {
    check((await send(asked)).status === 401, `a token is accepted from ${name}`);
  }

  const swap = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
  const { rows } = await pool.query<{ id: string; hash: string }>(
    `select id, encode(token_hash, 'base64') as hash from app.session limit 1`,
  );
  const forged = [
    ...Array.from({ length: token.length - 1 }, (_, at) => swap(at)),
    token.slice(0, -1),
    `${token}A`,
    token.toLowerCase(),
    token.toUpperCase(),
    token.repeat(2),
    rows[0]!.id,
    rows[0]!.hash,
    '%',
    '_'.repeat(43),
    "' or 'a'='a",
    'undefined',
    'null',
    '[object Object]',
  ];
  for (const one of forged) check((await me(one)) === 401, `a forged token is accepted: ${one}`);
  const stored = await pool.query('select from app.session where token_hash = convert_to($1, $2)', [
    token,
    'UTF8',
  ]);
  check(stored.rowCount === 0, 'tokens are stored in plain text');
  const listed = await send({ method: 'GET', path: '/account/sessions', headers: bearerOf({ token }) });
  check(!listed.text.includes(token), 'the list of sessions shows a token');

  const second = await victim.logIn();
  await me(second, otherInstance);
  await post('/auth/logout', second);
  check(await isRejectedEverywhere(second), 'a token is accepted after signing out');
  check((await me(token, otherInstance)) === 200, 'signing out on one device ends another');
  check((await post('/auth/logout', second)).status === 401, 'an ended session can sign out again');

  const third = await victim.logIn();
  const change = { currentPassword: password, newPassword: 'jendela-biru-3' };
  const changed = jsonOf(await post('/auth/change-password', third, change)) as Token;
  check(await isRejectedEverywhere(token), 'a token is accepted after a password change');
  check((await me(third)) === 401, 'the session that changed the password keeps its old token');
  check((await me(changed.token, otherInstance)) === 200, 'the new token does not work');
  const old = await post('/auth/login', undefined, { email: victim.email, password });
  check(codeOf(old) === 'wrong_credentials', 'the old password works');
  await post('/account/sessions/revoke-all', changed.token);
  check(await isRejectedEverywhere(changed.token), 'a token is accepted after signing out everywhere');

  const busyUser = await registerUser();
  const tokens = await Promise.all(Array.from({ length: 8 }, () => busyUser.logIn()));
  check(tokens.every(Boolean), 'a concurrent sign-in failed');
  check(new Set(tokens).size === tokens.length, 'two concurrent sign-ins share a token');
  const logouts = await Promise.all(Array.from({ length: 20 }, () => post('/auth/logout', tokens[0])));
  check(
    logouts.every(({ status }) => status === 200 || status === 401),
    'concurrent sign-outs fail',
  );
  check(await isRejectedEverywhere(tokens[0]!), 'a token is accepted after concurrent sign-outs');
  check((await me(tokens[1]!)) === 200, 'concurrent sign-outs ended another session');

  const expiring = await addUser(db);
  check(
    (await me(expiring.token)) === 200 && (await me(expiring.token, otherInstance)) === 200,
    'a new session does not work',
  );
  await pool.query(
    `update app.session set created_at = now() - interval '2 days', expires_at = now() - interval '1 second' where id = $1`,
    [expiring.sessionId],
  );
  check(await isRejectedEverywhere(expiring.token), 'a session is accepted after it expired');

  const demoted = await addUser(db, { role: 'moderator', secured: true });
  const review = async () =>
    (await otherInstance({ method: 'GET', path: '/review', headers: bearerOf(demoted) })).status;
  check((await review()) === 200, 'a moderator is refused');
  await pool.query(`update app.profile set role = 'member' where id = $1`, [demoted.id]);
  check(await holdsSoon(async () => (await review()) === 404), 'a removed role is still effective');

  const deletedUser = await registerUser();
  await post('/account/delete', deletedUser.token, { confirmation: 'HAPUS', password });
  check(await isRejectedEverywhere(deletedUser.token), 'a token is accepted after its account was deleted');
  return { problems, checks };
}
