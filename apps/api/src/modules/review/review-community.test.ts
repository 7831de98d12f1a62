import { randomUUID } from 'node:crypto';
import { createReply, type Post, showPost } from '@app/contract/community';
import {
  decideAppeal,
  decideReport,
  listAppeals,
  listModerationLog,
  listReports,
  moderatePost,
  moderateReply,
  suspendMember,
} from '@app/contract/community-moderation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { readList, writePost, writeReply } from '#test/community.ts';
import { conduct, type Person, statuses, ruleAndReason } from '#test/conduct.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { staff } from '#test/staff.ts';

let api: TestApi;
let moderator: Person;
let admin: Person;
beforeAll(async () => {
  api = await startTestApi();
  moderator = await staff(api, 'moderator');
  admin = await staff(api, 'admin');
});
afterAll(() => api.stop());

const { appeal, signInNamed, moderate, notifications, send, suspension, suspend } = conduct(() => api);

const open = async (person: Person, { _id: postId }: { _id: string }) =>
  (await send(showPost, person, { postId })).json().post as Post;

async function conversation() {
  const [sari, budi] = [await signInNamed('Sari'), await signInNamed('Budi')];
  const post = await writePost(api, sari);
  return { sari, budi, post, reply: await writeReply(api, budi, post._id) };
}

describe('who may', () => {
  const params = { postId: randomUUID(), replyId: randomUUID(), memberId: randomUUID() };
  const ids = { ...params, caseId: randomUUID(), appealId: randomUUID() };
  const requests = [
    [listReports, undefined],
    [listAppeals, undefined],
    [decideReport, { decision: 'keep' }],
    [decideAppeal, { decision: 'keep', reason: 'Tetap.' }],
    [moderatePost, { action: 'hide', ...ruleAndReason }],
    [moderateReply, { action: 'hide', ...ruleAndReason }],
    [suspendMember, { days: 1, ...ruleAndReason }],
  ] as const;

  test.each(requests)('visitors, members and editors meet an unknown address: $path', async (route, body) => {
    const unknown = await api.app.inject({ method: route.method, url: '/review/tidak-ada' });
    const people = [null, await api.signIn(), await staff(api, 'editor'), await api.signIn('editor')];
    for (const person of people) {
      const response = await send(route, person, ids, body);
      expect(response.statusCode).toBe(404);
      expect({ ...response.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    }
  });

  test.each(requests)('moderators and admins need two steps: $path', async (route, body) => {
    for (const role of ['moderator', 'admin'] as const) {
      const withoutSecondStep = await send(route, await api.signIn(role), ids, body);
      expect([withoutSecondStep.statusCode, withoutSecondStep.json().code]).toEqual([
        403,
        'second_step_required',
      ]);
      const secured = await send(route, await staff(api, role), ids, body);
      // With access they get not_found for an unknown id.
      expect(secured.statusCode).toBe(route.method === 'GET' ? 200 : 404);
    }
  });
});

describe('a post', () => {
  test('is hidden and restored, each once', async () => {
    const { sari, budi, post } = await conversation();
    expect((await moderate(moderator, { post }, { action: 'hide' })).statusCode).toBe(200);
    expect((await moderate(admin, { post }, { action: 'hide' })).json().code).toBe('already_moderated');
    expect((await open(budi, post)).state).toBe('hidden');
    expect((await moderate(admin, { post }, { action: 'restore' })).statusCode).toBe(200);
    expect(await open(budi, post)).toMatchObject({ state: 'visible', title: post.title, replyCount: 1 });
    const kinds = (await notifications(sari)).map(({ kind, action }) => [kind, action]);
    expect(kinds).toEqual([
      ['moderated', 'restore'],
      ['moderated', 'hide'],
      ['reply', null],
    ]);
    // There is nothing left to appeal.
    expect(
      (await notifications(sari)).every(({ appealableDecisionId }) => appealableDecisionId === null),
    ).toBe(true);
  });

  test('is locked: everybody reads, nobody replies', async () => {
    const { budi, post } = await conversation();
    const reply = () => send(createReply, budi, { postId: post._id }, { content: 'Satu lagi.' });
    await moderate(moderator, { post }, { action: 'lock' });
    expect((await open(budi, post)).isLocked).toBe(true);
    expect((await reply()).json().code).toBe('post_locked');
    await moderate(moderator, { post }, { action: 'unlock' });
    expect((await reply()).statusCode).toBe(200);
  });

  test('is pinned before all others; three at most, also at the same moment', async () => {
    const sari = await api.signIn();
    const posts = [];
    for (let count = 0; count < 5; count += 1) posts.push(await writePost(api, sari));
    await writePost(api, sari);
    const responses = await Promise.all(
      posts.map((post) => moderate(moderator, { post }, { action: 'pin' })),
    );
    expect(statuses(responses)).toEqual([200, 200, 200, 409, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('pins_full');

    const pinned = posts.filter((_, index) => responses[index]!.statusCode === 200);
    const first = (await readList(api, sari)).posts.slice(0, 3);
    expect(first.every(({ isPinned }) => isPinned)).toBe(true);
    expect(first.map(({ _id }) => _id).toSorted()).toEqual(pinned.map(({ _id }) => _id).toSorted());

    // A hidden post is no longer pinned.
    await moderate(moderator, { post: pinned[0]! }, { action: 'hide' });
    await moderate(moderator, { post: pinned[1]! }, { action: 'unpin' });
    expect((await moderate(moderator, { post: pinned[1]! }, { action: 'unpin' })).statusCode).toBe(409);
    expect((await readList(api, sari)).posts.filter(({ isPinned }) => isPinned)).toHaveLength(1);
    await moderate(moderator, { post: pinned[2]! }, { action: 'unpin' });
  });

  test('of one’s own is neither hidden, restored nor unlocked, but by another moderator', async () => {
    const colleague = await staff(api, 'moderator');
    const post = await writePost(api, colleague);
    const act = async (person: Person, action: string) =>
      (await moderate(person, { post }, { action })).json().code ?? 'done';
    expect(await act(colleague, 'hide')).toBe('own_content');
    expect((await open(moderator, post)).state).toBe('visible');
    expect(await act(moderator, 'hide')).toBe('done');
    expect(await act(colleague, 'restore')).toBe('own_content');
    expect(await act(moderator, 'restore')).toBe('done');
    expect(await act(colleague, 'lock')).toBe('done');
    expect(await act(colleague, 'unlock')).toBe('own_content');
    expect(await act(moderator, 'unlock')).toBe('done');
  });

  test('that its author deleted is out of reach', async () => {
    const { sari, post } = await conversation();
    await api.app.inject({ method: 'DELETE', url: `/community/posts/${post._id}`, headers: sari.headers });
    for (const action of ['hide', 'restore', 'lock', 'pin']) {
      expect((await moderate(moderator, { post }, { action })).statusCode).toBe(404);
    }
  });

  test('names the bad field', async () => {
    const { post, reply } = await conversation();
    for (const [thing, field, body] of [
      [{ post }, 'action', { action: 'bakar' }],
      [{ post }, 'rule', { action: 'hide', rule: 'bosan' }],
      [{ post }, 'reason', { action: 'hide', reason: 'x'.repeat(301) }],
      [{ post, reply }, 'action', { action: 'pin' }],
    ] as const) {
      const response = await moderate(moderator, thing, body);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    }
  });
});

test('a reply is hidden and restored, and counted accordingly', async () => {
  const { sari, budi, post, reply } = await conversation();
  const thing = { post, reply };
  const twice = await Promise.all(
    [moderator, admin].map((person) => moderate(person, thing, { action: 'hide' })),
  );
  expect(statuses(twice)).toEqual([200, 409]);
  expect((await open(sari, post)).replyCount).toBe(0);
  await moderate(moderator, thing, { action: 'restore' });
  const shown = await open(sari, post);
  expect([shown.replyCount, shown.replies[0]!.content]).toEqual([1, reply.content]);
  expect((await notifications(budi)).map(({ action }) => action)).toEqual(['restore', 'hide']);
  const foreign = await writePost(api, sari);
  expect((await moderate(moderator, { post: foreign, reply }, { action: 'hide' })).statusCode).toBe(404);
});

describe('a suspension', () => {
  test('has an end, a rule and a reason that the person reads, and can be appealed', async () => {
    const sari = await api.signIn();
    expect(await suspension(sari)).toBeNull();
    await suspend(moderator, sari, 7);
    const now = await suspension(sari);
    expect(now).toMatchObject({ rule: ruleAndReason.rule, reason: ruleAndReason.reason, mayAppeal: true });
    expect(Math.round((Date.parse(now.until) - Date.now()) / 86_400_000)).toBe(7);
    expect(await notifications(sari)).toMatchObject([
      {
        kind: 'moderated',
        action: 'suspend',
        text: ruleAndReason.reason,
        postId: null,
        appealableDecisionId: now.decisionId,
      },
    ]);
  });

  test('can be changed and ended; the last word counts', async () => {
    const sari = await api.signIn();
    await suspend(moderator, sari, 7);
    await suspend(admin, sari, 1);
    expect(Math.round((Date.parse((await suspension(sari)).until) - Date.now()) / 86_400_000)).toBe(1);
    expect((await suspend(moderator, sari, 0)).statusCode).toBe(200);
    expect(await suspension(sari)).toBeNull();
    expect((await suspend(moderator, sari, 0)).json().code).toBe('already_moderated');
  });

  test('nobody suspends themself, and only admins suspend those who moderate', async () => {
    const colleague = await staff(api, 'moderator');
    expect((await suspend(moderator, moderator, 1)).json().code).toBe('own_content');
    expect((await suspend(moderator, colleague, 1)).statusCode).toBe(403);
    expect((await suspend(moderator, admin, 1)).statusCode).toBe(403);
    expect((await suspend(admin, colleague, 1)).statusCode).toBe(200);
    expect((await suspend(moderator, await staff(api, 'editor'), 1)).statusCode).toBe(200);
  });

  test('names the bad field, and does not know who is not there', async () => {
    expect((await suspend(moderator, { id: randomUUID() }, 1)).statusCode).toBe(404);
    for (const days of [-1, 366, 1.5]) {
      const response = await suspend(moderator, await api.signIn(), days);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['days']]);
    }
  });
});

describe('every decision', () => {
  test('is kept in the audit', async () => {
    const { post } = await conversation();
    await moderate(moderator, { post }, { action: 'hide' });
    const entries = await api.db
      .selectFrom('app.audit_log')
      .select(['actor_id', 'action', 'detail'])
      .where('subject_id', '=', post._id)
      .execute();
    expect(entries).toMatchObject([
      { actor_id: moderator.id, action: 'post.hide', detail: { rule: ruleAndReason.rule } },
    ]);
  });

  test('is a line that everybody may read, and that leads to nobody', async () => {
    const { sari, budi, post, reply } = await conversation();
    await moderate(moderator, { post, reply }, { action: 'hide' });
    await suspend(admin, sari, 3);
    await moderate(moderator, { post }, { action: 'lock' });
    const response = await call(api, listModerationLog);
    const { entries } = listModerationLog.response.parse(response.json());
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'lock', target: 'post', category: 'general', rule: ruleAndReason.rule },
      { action: 'suspend', target: 'member', category: null, rule: ruleAndReason.rule },
      { action: 'hide', target: 'reply', category: 'general', rule: ruleAndReason.rule },
    ]);
    const decisions = await api.db.selectFrom('app.moderation_decision').select('id').execute();
    const secrets = [sari, budi, moderator, admin].flatMap(({ id, email }) => [id, email]);
    secrets.push(post._id, reply._id, post.title, reply.content, ruleAndReason.reason, 'Sari', 'Budi');
    secrets.push(...decisions.map(({ id }) => id));
    for (const secret of secrets) expect(response.body).not.toContain(secret);
    expect(entries.every(({ at }) => at.endsWith(':00:00.000Z'))).toBe(true);
    // The id of a log entry cannot be used anywhere either.
    expect((await appeal(sari, entries[1]!._id)).statusCode).toBe(404);
  });

  test('stands on pages of twenty, newest first', async () => {
    const { post } = await conversation();
    for (let count = 0; count < 12; count += 1) {
      await moderate(moderator, { post }, { action: 'lock' });
      await moderate(moderator, { post }, { action: 'unlock' });
    }
    const first = (await call(api, listModerationLog)).json();
    expect(first.entries).toHaveLength(20);
    const path = `${listModerationLog.path}?cursor=${first.nextCursor}`;
    const second = (await call(api, listModerationLog, { path })).json();
    const both = [...first.entries, ...second.entries].map(({ _id }: { _id: string }) => _id);
    expect(new Set(both).size).toBe(both.length);
    const bad = await call(api, listModerationLog, { path: `${listModerationLog.path}?cursor=x` });
    expect([bad.statusCode, Object.keys(bad.json().fields)]).toEqual([400, ['cursor']]);
  });

  test('about something of one’s own tells nobody', async () => {
    const post = await writePost(api, moderator);
    await moderate(moderator, { post }, { action: 'lock' });
    expect(await notifications(moderator)).toEqual([]);
  });
});
