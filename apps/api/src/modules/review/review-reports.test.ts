import { randomUUID } from 'node:crypto';
import { type Post, showPost } from '@app/contract/community';
import { listReports, type ReportedCase } from '@app/contract/community-moderation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { readList, writePost, writeReply } from '#test/community.ts';
import { conduct, type Person, statuses, ruleAndReason } from '#test/conduct.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { staff } from '#test/staff.ts';

let api: TestApi;
let moderator: Person;
beforeAll(async () => {
  api = await startTestApi();
  moderator = await staff(api, 'moderator');
});
afterAll(() => api.stop());

const { signInNamed, cases, decideCase, follow, moderate, notifications, report, send } = conduct(() => api);

const caseOf = async (id: string): Promise<ReportedCase | undefined> =>
  (await cases(moderator)).find(({ post, reply }: ReportedCase) => (reply?._id ?? post._id) === id);
const open = async (person: Person, { _id: postId }: Post) =>
  (await send(showPost, person, { postId })).json().post as Post;
const hide = { decision: 'hide', ...ruleAndReason };

async function reported() {
  const [sari, budi] = [await signInNamed('Sari'), await signInNamed('Budi')];
  const post = await writePost(api, sari);
  const reply = await writeReply(api, budi, post._id);
  return { sari, budi, post, reply };
}

describe('a report', () => {
  test('joins those of others in one case, with what was said and without who said it', async () => {
    const { post, budi } = await reported();
    const tono = await signInNamed('Tono');
    await report(budi, { post }, { reason: 'penipuan', note: 'Minta uang dulu.' });
    await report(tono, { post }, { reason: 'spam', note: '' });
    const found = await caseOf(post._id);
    expect(found).toMatchObject({ post: { _id: post._id, title: post.title }, reply: null, reportCount: 2 });
    expect(found!.reports).toMatchObject([
      { reason: 'penipuan', note: 'Minta uang dulu.' },
      { reason: 'spam', note: '' },
    ]);
    expect(JSON.stringify(found)).not.toContain(tono.id);
    listReports.response.parse((await call(api, listReports, { headers: moderator.headers })).json());
  });

  test('counts once a person, however often and however fast it is sent', async () => {
    const { sari, post, reply } = await reported();
    const responses = await Promise.all(Array.from({ length: 5 }, () => report(sari, { post, reply })));
    expect(statuses(responses)).toEqual([200, 409, 409, 409, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('already_reported');
    expect((await caseOf(reply._id))?.reportCount).toBe(1);
  });

  test('of many people at once makes one case', async () => {
    const { post } = await reported();
    const people = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));
    const responses = await Promise.all(people.map((person) => report(person, { post })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect((await caseOf(post._id))?.reportCount).toBe(6);
  });

  test('is for members, about what others wrote and what can be read', async () => {
    const { sari, budi, post, reply } = await reported();
    const other = await writePost(api, sari);
    expect((await report(null, { post })).statusCode).toBe(401);
    expect((await report(sari, { post })).statusCode).toBe(403);
    expect((await report(sari, { post: { _id: randomUUID() } })).statusCode).toBe(404);
    expect((await report(sari, { post: other, reply })).statusCode).toBe(404);
    await moderate(moderator, { post }, { action: 'hide' });
    expect((await report(budi, { post })).statusCode).toBe(404);
  });

  test.each([
    ['reason', { reason: 'bosan', note: '' }],
    ['note', { reason: 'spam', note: 'x'.repeat(501) }],
    ['note', { reason: 'spam', note: 'nol\0' }],
  ])('names the bad field: %s', async (field, body) => {
    const { budi, post } = await reported();
    const response = await report(budi, { post }, body);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test('has a limit of a day', async () => {
    const eager = await startTestApi({ LIMIT_REPORTS: '2' });
    try {
      const own = conduct(() => eager);
      const [sari, budi] = [await eager.signIn(), await eager.signIn()];
      const posts = [
        await writePost(eager, sari),
        await writePost(eager, sari),
        await writePost(eager, sari),
      ];
      const responses = await Promise.all(posts.map((post) => own.report(budi, { post })));
      expect(statuses(responses)).toEqual([200, 200, 429]);
    } finally {
      await eager.stop();
    }
  });
});

describe('nobody decides on a report', () => {
  const refusal = (response: Awaited<ReturnType<typeof decideCase>>) => [
    response.statusCode,
    response.json().code,
  ];
  const conflictFor = async (person: Person, id: string) =>
    ((await cases(person)) as ReportedCase[]).find(({ _id }) => _id === id)!.conflict;

  test('about their own post or reply', async () => {
    const colleague = await staff(api, 'moderator');
    const { budi, post: foreign } = await reported();
    const post = await writePost(api, colleague);
    const reply = await writeReply(api, colleague, foreign._id);
    await report(budi, { post });
    await report(budi, { post: foreign, reply });
    for (const id of [post._id, reply._id]) {
      const { _id, conflict } = (await caseOf(id))!;
      expect([conflict, await conflictFor(colleague, _id)]).toEqual([null, 'author']);
      for (const decision of [hide, { decision: 'keep' }]) {
        expect(refusal(await decideCase(colleague, _id, decision))).toEqual([403, 'own_content']);
      }
      expect(await caseOf(id)).toBeDefined();
      expect((await decideCase(moderator, _id, { decision: 'keep' })).statusCode).toBe(200);
    }
  });

  test('that they filed, nor hides directly what they reported', async () => {
    const colleague = await staff(api, 'moderator');
    const { budi, post } = await reported();
    await report(budi, { post });
    await report(colleague, { post });
    const { _id } = (await caseOf(post._id))!;
    expect(await conflictFor(colleague, _id)).toBe('reporter');
    expect(refusal(await decideCase(colleague, _id, { decision: 'keep' }))).toEqual([403, 'own_report']);
    expect(refusal(await moderate(colleague, { post }, { action: 'hide' }))).toEqual([403, 'own_report']);
    expect((await open(budi, post)).state).toBe('visible');
    expect((await decideCase(moderator, _id, { decision: 'keep' })).statusCode).toBe(200);
    // The report is decided, so it is no conflict any more.
    expect((await moderate(colleague, { post }, { action: 'hide' })).statusCode).toBe(200);
  });
});

describe('a case', () => {
  test('hides the post from lists at once, leaves its place, and tells its author why', async () => {
    const { sari, budi, post } = await reported();
    await readList(api, budi);
    await report(budi, { post });
    const { _id } = (await caseOf(post._id))!;
    expect((await decideCase(moderator, _id, hide)).json()).toEqual({ success: true });

    const { posts } = await readList(api, budi);
    expect(posts.map((shown) => shown._id)).not.toContain(post._id);
    expect(await open(budi, post)).toMatchObject({
      state: 'hidden',
      title: '[disembunyikan moderator]',
      content: '[disembunyikan moderator]',
      replyCount: 1,
    });
    const [notice] = await notifications(sari);
    expect(notice).toMatchObject({
      kind: 'moderated',
      actor: null,
      action: 'hide',
      text: ruleAndReason.reason,
    });
    expect(notice!.appealableDecisionId).toEqual(expect.any(String));
    expect(await caseOf(post._id)).toBeUndefined();
  });

  test('hides a reply, which counts no more and is the best no more', async () => {
    const { sari, budi, post, reply } = await reported();
    await report(sari, { post, reply });
    const found = (await caseOf(reply._id))!;
    expect(found.reply).toMatchObject({ _id: reply._id, content: reply.content });
    await decideCase(moderator, found._id, hide);
    const shown = await open(sari, post);
    expect([shown.replyCount, shown.bestReplyId, shown.replies[0]!.content]).toEqual([
      0,
      null,
      '[disembunyikan moderator]',
    ]);
    expect(await notifications(budi)).toMatchObject([
      { kind: 'moderated', action: 'hide', replyId: reply._id },
    ]);
  });

  test('that is kept changes nothing and tells nobody; others may report anew', async () => {
    const { sari, budi, post } = await reported();
    const tono = await api.signIn();
    await report(tono, { post });
    await decideCase(moderator, (await caseOf(post._id))!._id, { decision: 'keep' });
    expect((await open(budi, post)).state).toBe('visible');
    expect((await notifications(sari)).map(({ kind }) => kind)).toEqual(['reply']);
    expect((await report(tono, { post })).json().code).toBe('already_reported');
    expect((await report(budi, { post })).statusCode).toBe(200);
    expect((await caseOf(post._id))?.reportCount).toBe(1);
  });

  test('of two moderators at once the first decides, and there is one decision', async () => {
    const { budi, post } = await reported();
    await report(budi, { post });
    const { _id } = (await caseOf(post._id))!;
    const other = await staff(api, 'admin');
    const responses = await Promise.all([
      decideCase(moderator, _id, hide),
      decideCase(other, _id, { decision: 'keep' }),
      decideCase(other, _id, hide),
      moderate(other, { post }, { action: 'hide' }),
    ]);
    expect(new Set(statuses(responses))).toEqual(new Set([200, 409]));
    const decisions = await api.db
      .selectFrom('app.moderation_decision')
      .select('id')
      .where('post_id', '=', post._id)
      .execute();
    expect(decisions).toHaveLength((await open(budi, post)).state === 'hidden' ? 1 : 0);
  });

  test('is closed when the same thing is hidden directly', async () => {
    const { budi, post } = await reported();
    await report(budi, { post });
    const { _id } = (await caseOf(post._id))!;
    await moderate(moderator, { post }, { action: 'hide' });
    expect(await caseOf(post._id)).toBeUndefined();
    const late = await decideCase(moderator, _id, { decision: 'keep' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'already_moderated']);
  });

  test('about what its author deleted meanwhile is closed without a decision', async () => {
    const { sari, budi, post } = await reported();
    await report(budi, { post });
    await api.app.inject({ method: 'DELETE', url: `/community/posts/${post._id}`, headers: sari.headers });
    expect((await decideCase(moderator, (await caseOf(post._id))!._id, hide)).statusCode).toBe(200);
    expect((await open(budi, post)).state).toBe('deleted');
    expect((await notifications(sari)).map(({ kind }) => kind)).toEqual(['reply']);
  });

  test('names the bad field, and does not know what is not there', async () => {
    expect((await decideCase(moderator, randomUUID(), hide)).statusCode).toBe(404);
    const { budi, post } = await reported();
    await report(budi, { post });
    const { _id } = (await caseOf(post._id))!;
    for (const [field, body] of [
      ['rule', { decision: 'hide', reason: 'Iklan.' }],
      ['reason', { decision: 'hide', rule: 'spam', reason: '' }],
      ['decision', { decision: 'bakar' }],
    ] as const) {
      const response = await decideCase(moderator, _id, body);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    }
  });

  test('is on the first of pages of twenty, oldest first', async () => {
    const { budi, sari } = await reported();
    for (let count = 0; count < 22; count += 1) {
      await report(budi, { post: await writePost(api, sari) });
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = `${listReports.path}${cursor && `?cursor=${cursor}`}`;
      const page = (await call(api, listReports, { headers: moderator.headers, path })).json();
      expect(page.cases.length).toBeLessThanOrEqual(20);
      seen.push(...page.cases.map(({ _id }: ReportedCase) => _id));
      cursor = page.nextCursor;
    }
    const waiting = api.db.selectFrom('app.report_case').select('id').where('state', '=', 'pending');
    expect(seen).toEqual((await waiting.orderBy('created_at').orderBy('id').execute()).map(({ id }) => id));
  });
});

test('who follows a hidden post is not led into it by a name', async () => {
  const { budi, post } = await reported();
  await moderate(moderator, { post }, { action: 'hide' });
  expect((await follow(await api.signIn(), post)).statusCode).toBe(404);
  expect((await open(budi, post)).photo).toBeNull();
});
