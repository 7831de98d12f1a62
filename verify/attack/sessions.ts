import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { asJson, codeOf, jsonOf, type Send } from '../kit/http/exchange.ts';
import { addPerson, bearerOf } from '../kit/product/people.ts';
import type { Product } from '../kit/product/api.ts';

const password = 'kotak-kuning-7';
type Token = { token: string };

/** What can be done with sessions that were stolen, planted, ended or made up. `copies`: of the API. */
export async function sessions({ product, copies }: { product: Product; copies: Send[] }) {
  const [send, elsewhere] = [copies[0]!, copies[1]!];
  const { db, pool } = product;
  const problems: string[] = [];
  let checks = 0;
  const must = (isSo: boolean, otherwise: string) => {
    checks += 1;
    if (!isSo) problems.push(otherwise);
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
  const me = async (token: string, copy = send) =>
    (await copy({ method: 'GET', path: '/auth/me', headers: bearerOf({ token }) })).status;
  const isDeadEverywhere = async (token: string) => {
    await pause(1000);
    return (await me(token)) === 401 && (await me(token, elsewhere)) === 401;
  };
  const newcomer = async () => {
    const email = `sesi.${randomUUID()}@contoh.id`;
    const { token } = jsonOf(
      await post('/auth/register', undefined, { name: 'Sesi', email, password }),
    ) as Token;
    const logIn = async (headers = {}, more = {}): Promise<string> =>
      (jsonOf(await post('/auth/login', undefined, { email, password, ...more }, headers)) as Token).token;
    return { email, token, logIn };
  };

  const planted = 'a'.repeat(43);
  const victim = await newcomer();
  const granted = await victim.logIn(
    { ...bearerOf({ token: planted }), cookie: `token=${planted}` },
    { token: planted },
  );
  must(granted !== planted && granted.length === 43, 'a planted token was taken over');
  must((await me(planted)) === 401, 'a planted token opens the door');

  const { token } = victim;
  must((await me(token)) === 200, 'a good token does not open the door');
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
    must((await send(asked)).status === 401, `a token is taken from ${name}`);
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
  for (const one of forged) must((await me(one)) === 401, `a forged token opens the door: ${one}`);
  const stored = await pool.query('select from app.session where token_hash = convert_to($1, $2)', [
    token,
    'UTF8',
  ]);
  must(stored.rowCount === 0, 'tokens are kept as they are');
  const listed = await send({ method: 'GET', path: '/account/sessions', headers: bearerOf({ token }) });
  must(!listed.text.includes(token), 'the list of sessions shows a token');

  const second = await victim.logIn();
  await me(second, elsewhere);
  await post('/auth/logout', second);
  must(await isDeadEverywhere(second), 'a token lives on after signing out');
  must((await me(token, elsewhere)) === 200, 'signing out on one device ends another');
  must((await post('/auth/logout', second)).status === 401, 'a dead token signs out once more');

  const third = await victim.logIn();
  const change = { currentPassword: password, newPassword: 'jendela-biru-3' };
  const changed = jsonOf(await post('/auth/change-password', third, change)) as Token;
  must(await isDeadEverywhere(token), 'a token lives on after a change of password');
  must((await me(third)) === 401, 'the session that changed the password keeps its old token');
  must((await me(changed.token, elsewhere)) === 200, 'the new token does not work');
  const old = await post('/auth/login', undefined, { email: victim.email, password });
  must(codeOf(old) === 'wrong_credentials', 'the old password works');
  await post('/account/sessions/revoke-all', changed.token);
  must(await isDeadEverywhere(changed.token), 'a token lives on after signing out everywhere');

  const crowd = await newcomer();
  const tokens = await Promise.all(Array.from({ length: 8 }, () => crowd.logIn()));
  must(tokens.every(Boolean), 'a sign-in failed among others at once');
  must(new Set(tokens).size === tokens.length, 'two sign-ins at once share a token');
  const leaving = await Promise.all(Array.from({ length: 20 }, () => post('/auth/logout', tokens[0])));
  must(
    leaving.every(({ status }) => status === 200 || status === 401),
    'signing out many times at once fails',
  );
  must(await isDeadEverywhere(tokens[0]!), 'a token survives signing out many times at once');
  must((await me(tokens[1]!)) === 200, 'signing out at once took another session along');

  const timed = await addPerson(db);
  must(
    (await me(timed.token)) === 200 && (await me(timed.token, elsewhere)) === 200,
    'a new session does not work',
  );
  await pool.query(
    `update app.session set created_at = now() - interval '2 days', expires_at = now() - interval '1 second' where id = $1`,
    [timed.sessionId],
  );
  must(await isDeadEverywhere(timed.token), 'a session outlives its time');

  const demoted = await addPerson(db, { role: 'moderator', secured: true });
  const review = async () =>
    (await elsewhere({ method: 'GET', path: '/review', headers: bearerOf(demoted) })).status;
  must((await review()) === 200, 'a moderator is not let in');
  await pool.query(`update app.profile set role = 'member' where id = $1`, [demoted.id]);
  await pause(1000);
  must((await review()) === 404, 'a role outlives its being taken away');

  const leaver = await newcomer();
  await post('/account/delete', leaver.token, { confirmation: 'HAPUS', password });
  must(await isDeadEverywhere(leaver.token), 'a token outlives its account');
  return { problems, checks };
}
