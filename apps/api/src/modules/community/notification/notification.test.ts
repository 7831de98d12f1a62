import { randomUUID } from 'node:crypto';
import { createReply } from '@app/contract/community';
import {
  countNotifications,
  listNotifications,
  Notification,
  readNotifications,
} from '@app/contract/community-notification';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { writePost, writeReply } from '#test/community.ts';
import { conduct, type Person } from '#test/conduct.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { staff } from '#test/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const { signInNamed, choose, insertProfiles, follow, moderate, mute, notifications, send } = conduct(
  () => api,
);

const mention = (person: Person, post: { _id: string }, content: string, mentions: string[]) =>
  send(createReply, person, { postId: post._id }, { content, mentions });
const unread = async ({ headers }: Person): Promise<number> =>
  (await call(api, countNotifications, { headers })).json().unread;
const read = ({ headers }: Person, until: string) =>
  call(api, readNotifications, { headers, body: { until } });

describe('a reply', () => {
  test('is told to the author and to all who follow, not to the one who wrote it', async () => {
    const [sari, budi, tono] = [
      await signInNamed('Sari'),
      await signInNamed('Budi'),
      await signInNamed('Tono'),
    ];
    const post = await writePost(api, sari);
    await follow(tono, post);
    await follow(budi, post);
    const reply = await writeReply(api, budi, post._id);

    for (const person of [sari, tono]) {
      const [first, ...others] = await notifications(person);
      expect(Notification.parse(first)).toMatchObject({
        kind: 'reply',
        actor: 'Budi',
        postId: post._id,
        postTitle: post.title,
        replyId: reply._id,
        action: null,
        text: null,
        appealableDecisionId: null,
        isRead: false,
      });
      expect(others).toEqual([]);
    }
    expect(await notifications(budi)).toEqual([]);
  });

  test('of the author is told to those who follow alone', async () => {
    const sari = await api.signIn();
    const post = await writePost(api, sari);
    await writeReply(api, sari, post._id);
    expect(await notifications(sari)).toEqual([]);
  });

  test('is not told to who follows no longer', async () => {
    const sari = await api.signIn();
    const post = await writePost(api, sari);
    await follow(sari, post, false);
    await writeReply(api, await api.signIn(), post._id);
    expect(await notifications(sari)).toEqual([]);
  });

  test('that is sent twice with one key is told once', async () => {
    const sari = await api.signIn();
    const { _id } = await writePost(api, sari);
    const budi = await api.signIn();
    const headers = { ...budi.headers, 'idempotency-key': randomUUID() };
    const path = `/community/posts/${_id}/replies`;
    const once = () => call(api, createReply, { headers, path, body: { content: 'Sekali saja.' } });
    await Promise.all([once(), once()]);
    expect(await notifications(sari)).toHaveLength(1);
  });

  test('is told to a thousand at most, the author among them', async () => {
    const sari = await api.signIn();
    const post = await writePost(api, sari);
    const followers = (await insertProfiles(1200)).map((profile_id) => ({
      profile_id,
      post_id: post._id,
      post_seq: 1,
    }));
    await api.db.insertInto('app.post_follow').values(followers).execute();
    // The last of all who follow.
    await follow(sari, post, false);
    await follow(sari, post);
    await writeReply(api, await api.signIn(), post._id);
    const notified = await api.db
      .selectFrom('app.notification')
      .select('profile_id')
      .where('post_id', '=', post._id)
      .execute();
    expect(notified.length).toBeGreaterThanOrEqual(1000);
    expect(notified.length).toBeLessThanOrEqual(1001);
    expect(await notifications(sari)).toHaveLength(1);
  });
});

describe('a mention', () => {
  test('is told to people of the conversation whose name stands in the text, instead of the reply', async () => {
    const [sari, budi, tono] = [
      await signInNamed('Sari Dewi'),
      await signInNamed('Budi'),
      await signInNamed('Tono'),
    ];
    const post = await writePost(api, sari);
    await writeReply(api, budi, post._id);
    const mentions = [sari.id, budi.id];
    const content = '@sari dewi dan @Budi, coba dua ember.';
    await mention(tono, post, content, mentions);
    expect((await notifications(sari)).map(({ kind }) => kind)).toEqual(['mention', 'reply']);
    expect((await notifications(budi)).map(({ kind, actor }) => [kind, actor])).toEqual([
      ['mention', 'Tono'],
    ]);
  });

  test('reaches neither a stranger nor who is not named', async () => {
    const [sari, budi, stranger] = [
      await signInNamed('Sari'),
      await signInNamed('Budi'),
      await signInNamed('Orang Lain'),
    ];
    const post = await writePost(api, sari);
    await writeReply(api, budi, post._id);
    const mentions = [stranger.id, budi.id, randomUUID()];
    expect((await mention(sari, post, 'Halo @Orang Lain', mentions)).statusCode).toBe(200);
    expect(await notifications(stranger)).toEqual([]);
    expect(await notifications(budi)).toEqual([]);
  });
});

test('the best reply is told to its author once, however often it is chosen', async () => {
  const [sari, budi] = [await signInNamed('Sari'), await signInNamed('Budi')];
  const post = await writePost(api, sari, { category: 'tanya' });
  const reply = await writeReply(api, budi, post._id);
  for (const chosen of [reply, null, reply]) expect((await choose(sari, post, chosen)).statusCode).toBe(200);
  expect(await notifications(budi)).toMatchObject([
    { kind: 'best-reply', actor: 'Sari', replyId: reply._id },
  ]);
});

test('nobody hears of whom they muted, before or after', async () => {
  const [sari, budi, tono] = [
    await signInNamed('Sari'),
    await signInNamed('Budi'),
    await signInNamed('Tono'),
  ];
  const post = await writePost(api, sari);
  await mute(sari, budi);
  await mention(budi, post, '@Sari!', [sari.id]);
  await writeReply(api, tono, post._id);
  expect((await notifications(sari)).map(({ actor }) => actor)).toEqual(['Tono']);
  await mute(sari, tono);
  expect([await notifications(sari), await unread(sari)]).toEqual([[], 0]);
  await mute(sari, tono, false);
  expect(await unread(sari)).toBe(1);
});

test('the title of a post that was hidden stays with its author', async () => {
  const [sari, budi, tono] = [await api.signIn(), await api.signIn(), await api.signIn()];
  const post = await writePost(api, sari);
  await follow(budi, post);
  await writeReply(api, tono, post._id);
  await moderate(await staff(api, 'moderator'), { post }, { action: 'hide' });
  expect((await notifications(budi)).map(({ postTitle }) => postTitle)).toEqual([null]);
  expect((await notifications(sari)).map(({ postTitle }) => postTitle)).toEqual([post.title, post.title]);
});

describe('the list', () => {
  test('comes in pages of twenty, newest first, and counts to 99', async () => {
    const sari = await api.signIn();
    const post = await writePost(api, sari);
    const budi = await api.signIn();
    for (let count = 0; count < 45; count += 1) await writeReply(api, budi, post._id, `${count}`);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = `${listNotifications.path}${cursor && `?cursor=${cursor}`}`;
      const page = (await call(api, listNotifications, { headers: sari.headers, path })).json();
      listNotifications.response.parse(page);
      expect(page.unread).toBe(45);
      seen.push(...page.notifications.map(({ _id }: Notification) => _id));
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
    const more = { profile_id: sari.id, kind: 'reply', post_id: post._id };
    await api.db
      .insertInto('app.notification')
      .values(Array.from({ length: 100 }, () => more))
      .execute();
    expect(await unread(sari)).toBe(99);
  });

  test('is read up to a moment; what came later stays new', async () => {
    const sari = await api.signIn();
    const post = await writePost(api, sari);
    await writeReply(api, await api.signIn(), post._id);
    const [first] = await notifications(sari);
    await writeReply(api, await api.signIn(), post._id);
    expect((await read(sari, first!.createdAt)).json()).toEqual({ success: true, unread: 1 });
    expect((await notifications(sari)).map(({ isRead }) => isRead)).toEqual([false, true]);
    expect((await read(await api.signIn(), new Date().toISOString())).json().unread).toBe(0);
    expect(await unread(sari)).toBe(1);
  });

  test('is for members, and names the bad field', async () => {
    for (const route of [listNotifications, countNotifications, readNotifications]) {
      expect((await call(api, route)).statusCode).toBe(401);
    }
    const sari = await api.signIn();
    const bad = await read(sari, 'kemarin');
    expect([bad.statusCode, Object.keys(bad.json().fields)]).toEqual([400, ['until']]);
    const path = `${listNotifications.path}?cursor=bohong`;
    const wrong = await call(api, listNotifications, { headers: sari.headers, path });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['cursor']]);
  });
});

test('a reply is not lost when somebody who follows is just leaving', async () => {
  const [sari, budi, tono] = [await api.signIn(), await api.signIn(), await api.signIn()];
  const post = await writePost(api, sari);
  await follow(budi, post);
  await api.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('app.profile').where('id', '=', budi.id).execute();
    expect((await writeReply(api, tono, post._id)).content).toBe('Coba dua ember.');
  });
  expect(await notifications(sari)).toHaveLength(1);
});
