import { randomUUID } from 'node:crypto';
import { createPost, type Post, showPost } from '@app/contract/community';
import { type Appeal, appealModeration, decideAppeal, listAppeals } from '@app/contract/community-moderation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { writePost, writeReply } from '#test/community.ts';
import { conduct, type Person, statuses, ruleAndReason } from '#test/conduct.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { staff } from '#test/staff.ts';

let api: TestApi;
let first: Person;
let second: Person;
let admin: Person;
beforeAll(async () => {
  api = await startTestApi();
  first = await staff(api, 'moderator');
  second = await staff(api, 'moderator');
  admin = await staff(api, 'admin');
});
afterAll(() => api.stop());

const own = conduct(() => api);
const { appeal, appeals, signInNamed, moderate, notifications, send, suspension, suspend } = own;

const decide = own.decideAppeal;
const open = async (person: Person, { _id: postId }: { _id: string }) =>
  (await send(showPost, person, { postId })).json().post as Post;

async function hidden() {
  const sari = await signInNamed('Sari');
  const post = await writePost(api, sari);
  await moderate(first, { post }, { action: 'hide' });
  const [notice] = await notifications(sari);
  return { sari, post, decisionId: notice!.appealableDecisionId! };
}

async function appealed() {
  const given = await hidden();
  expect((await appeal(given.sari, given.decisionId)).json()).toEqual({ success: true });
  const waiting: Appeal[] = await appeals(second);
  return { ...given, waiting: waiting.find(({ postId }) => postId === given.post._id)! };
}

describe('an appeal', () => {
  test('waits with what was hidden, why, and what its author says', async () => {
    const { post, waiting } = await appealed();
    expect(waiting).toMatchObject({
      action: 'hide',
      reason: ruleAndReason.reason,
      text: 'Ini bukan iklan, saya bertanya.',
      author: 'Sari',
      replyId: null,
      content: `${post.title}\n\n${post.content}`,
    });
    listAppeals.response.parse((await call(api, listAppeals, { headers: second.headers })).json());
  });

  test('can be made once, also when it is sent several times at once', async () => {
    const { sari, decisionId } = await hidden();
    const responses = await Promise.all(Array.from({ length: 4 }, () => appeal(sari, decisionId)));
    expect(statuses(responses)).toEqual([200, 409, 409, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('already_appealed');
    expect((await notifications(sari))[0]!.appealableDecisionId).toBeNull();
  });

  test('is for the one concerned, about what still stands', async () => {
    const { sari, post, decisionId } = await hidden();
    expect((await appeal(null, decisionId)).statusCode).toBe(401);
    expect((await appeal(await api.signIn(), decisionId)).statusCode).toBe(404);
    expect((await appeal(sari, randomUUID())).statusCode).toBe(404);
    await moderate(second, { post }, { action: 'restore' });
    expect((await appeal(sari, decisionId)).statusCode).toBe(404);
  });

  test('names the bad field', async () => {
    const { sari, decisionId } = await hidden();
    for (const [field, body] of [
      ['text', { decisionId, text: 'Pendek' }],
      ['text', { decisionId, text: 'x'.repeat(1001) }],
      ['decisionId', { decisionId: 'x', text: 'Ini bukan iklan.' }],
    ] as const) {
      const response = await send(appealModeration, sari, {}, body);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    }
  });
});

describe('a second look', () => {
  test('undoes what was done, and says so', async () => {
    const { sari, post, waiting } = await appealed();
    expect((await decide(second, waiting._id, 'undo')).json()).toEqual({ success: true });
    expect((await open(await api.signIn(), post)).state).toBe('visible');
    const [notice, ...others] = await notifications(sari);
    expect(notice).toMatchObject({
      kind: 'appeal-decided',
      action: 'undo',
      text: 'Sudah kami lihat lagi.',
      postId: post._id,
      appealableDecisionId: null,
    });
    expect(others.map(({ kind, action }) => [kind, action])).toEqual([['moderated', 'hide']]);
  });

  test('lets it stand, for good', async () => {
    const { sari, post, decisionId, waiting } = await appealed();
    await decide(second, waiting._id, 'keep');
    expect((await open(await api.signIn(), post)).state).toBe('hidden');
    expect((await notifications(sari))[0]).toMatchObject({ kind: 'appeal-decided', action: 'keep' });
    expect((await appeal(sari, decisionId)).json().code).toBe('already_appealed');
  });

  test('ends a suspension', async () => {
    const sari = await api.signIn();
    await suspend(first, sari, 30);
    await appeal(sari, (await suspension(sari)).decisionId);
    expect((await suspension(sari)).mayAppeal).toBe(false);
    const waiting: Appeal[] = await appeals(second);
    await decide(second, waiting.at(-1)!._id, 'undo');
    expect(await suspension(sari)).toBeNull();
    const post = { title: 'Terima kasih', content: 'Sudah bisa menulis lagi.' };
    expect((await send(createPost, sari, {}, post)).statusCode).toBe(200);
  });

  test('restores a reply, and opens what was locked', async () => {
    const [sari, budi] = [await api.signIn(), await api.signIn()];
    const post = await writePost(api, sari);
    const reply = await writeReply(api, budi, post._id);
    await moderate(first, { post, reply }, { action: 'hide' });
    await moderate(first, { post }, { action: 'lock' });
    await appeal(budi, (await notifications(budi))[0]!.appealableDecisionId!);
    await appeal(sari, (await notifications(sari))[0]!.appealableDecisionId!);
    for (const { _id, postId } of (await appeals(second)) as Appeal[]) {
      if (postId === post._id) await decide(second, _id, 'undo');
    }
    const shown = await open(sari, post);
    expect([shown.isLocked, shown.replyCount, shown.replies[0]!.state]).toEqual([false, 1, 'visible']);
  });

  test('is taken by another one than the first; an admin may always', async () => {
    const { waiting } = await appealed();
    const refused = await decide(first, waiting._id, 'keep');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'appeal_needs_other']);
    expect((await decide(admin, waiting._id, 'keep')).statusCode).toBe(200);

    const alone = await startTestApi();
    try {
      const lonely = conduct(() => alone);
      const only = await staff(alone, 'moderator');
      // Without two steps nobody else can decide.
      await alone.signIn('admin');
      const sari = await alone.signIn();
      const post = await writePost(alone, sari);
      await lonely.moderate(only, { post }, { action: 'hide' });
      await lonely.appeal(sari, (await lonely.notifications(sari))[0]!.appealableDecisionId!);
      const [given]: Appeal[] = await lonely.appeals(only);
      expect((await lonely.decideAppeal(only, given!._id, 'undo')).statusCode).toBe(200);
    } finally {
      await alone.stop();
    }
  });

  test('is never taken by the one concerned', async () => {
    const colleague = await staff(api, 'moderator');
    const post = await writePost(api, colleague);
    await moderate(first, { post }, { action: 'hide' });
    await appeal(colleague, (await notifications(colleague))[0]!.appealableDecisionId!);
    const seen = async (person: Person) => ((await appeals(person)) as Appeal[]).at(-1)!;
    expect((await seen(colleague)).conflict).toBe('author');
    expect((await seen(first)).conflict).toBe('decider');
    expect((await seen(second)).conflict).toBeNull();
    const refused = await decide(colleague, (await seen(second))._id, 'undo');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'own_content']);
  });

  test('of two moderators at once counts once', async () => {
    const { sari, waiting } = await appealed();
    const responses = await Promise.all([
      decide(second, waiting._id, 'undo'),
      decide(admin, waiting._id, 'keep'),
      decide(admin, waiting._id, 'undo'),
    ]);
    expect(statuses(responses)).toEqual([200, 409, 409]);
    expect((await notifications(sari)).filter(({ kind }) => kind === 'appeal-decided')).toHaveLength(1);
  });

  test('of what its author deleted meanwhile is settled without bringing it back', async () => {
    const { sari, post, waiting } = await appealed();
    await api.app.inject({ method: 'DELETE', url: `/community/posts/${post._id}`, headers: sari.headers });
    expect((await decide(second, waiting._id, 'undo')).statusCode).toBe(200);
    expect((await open(sari, post)).state).toBe('deleted');
  });

  test('names the bad field, and does not know what is not there', async () => {
    expect((await decide(second, randomUUID(), 'keep')).statusCode).toBe(404);
    const { waiting } = await appealed();
    const response = await send(
      decideAppeal,
      second,
      { appealId: waiting._id },
      { decision: 'keep', reason: '' },
    );
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['reason']]);
  });
});
