import { deleteAccount, exportAccount } from '@app/contract/account-settings';
import { listMuted, showPost } from '@app/contract/community';
import { type Appeal, listModerationLog, type ReportedCase } from '@app/contract/community-moderation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { like, writePost, writeReply } from '#test/community.ts';
import { conduct, type Person, ruleAndReason } from '#test/conduct.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { staff } from '#test/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const { appeal, appeals, signInNamed, cases, follow, moderate, mute, notifications, report, send, suspend } =
  conduct(() => api);

const deleteAccountOf = ({ headers }: Person) =>
  call(api, deleteAccount, { headers, body: { confirmation: 'HAPUS' } });

/** A member with data in every section of the export. */
async function activeMember() {
  const moderator = await staff(api, 'moderator');
  const [sari, budi] = [await signInNamed('Sari'), await signInNamed('Budi')];
  const [own, other] = [await writePost(api, sari), await writePost(api, budi)];
  await writeReply(api, sari, other._id);
  await like(api, sari, other._id);
  await writeReply(api, budi, own._id);
  await report(sari, { post: other }, { reason: 'kasar', note: 'Menghina.' });
  await report(budi, { post: own });
  await moderate(moderator, { post: own }, { action: 'hide' });
  await suspend(moderator, sari, 3);
  await appeal(sari, (await notifications(sari))[0]!.appealableDecisionId!);
  await mute(sari, budi);
  await mute(budi, sari);
  await follow(sari, other);
  return { moderator, sari, budi, own, other };
}

test('a person takes along what is kept about their conduct, without who decided', async () => {
  const { moderator, sari, own, other } = await activeMember();
  const response = await call(api, exportAccount, { headers: sari.headers });
  const exported = exportAccount.response.parse(response.json()).conduct;
  expect(exported).toMatchObject({
    muted: [{ name: 'Budi' }],
    followed: [{ postId: other._id }, { postId: own._id }],
    likedPosts: [{ postId: other._id, liked: true }],
    likedReplies: [],
    reports: [{ reason: 'kasar', note: 'Menghina.' }],
    decisions: [
      { action: 'hide', rule: ruleAndReason.rule, reason: ruleAndReason.reason },
      { action: 'suspend', rule: ruleAndReason.rule, reason: ruleAndReason.reason },
    ],
    appeals: [{ text: 'Ini bukan iklan, saya bertanya.', state: 'pending', reason: null }],
  });
  expect(JSON.stringify(exported)).not.toContain(moderator.id);
});

test('who leaves takes their traces along; what others said and what was decided stays', async () => {
  const { moderator, sari, budi, other } = await activeMember();
  const lines = (await call(api, listModerationLog)).json().entries.length;
  expect((await deleteAccountOf(sari)).statusCode).toBe(200);

  expect((await call(api, listMuted, { headers: budi.headers })).json().members).toEqual([]);
  expect((await call(api, listModerationLog)).json().entries).toHaveLength(lines);
  expect((await notifications(budi)).map(({ actor, kind }) => [actor, kind])).toEqual([[null, 'reply']]);
  const waiting: ReportedCase[] = await cases(moderator);
  const { reports } = waiting.find(({ post }) => post._id === other._id)!;
  expect(reports).toMatchObject([{ reason: 'kasar', note: 'Menghina.' }]);
  const appealed: Appeal[] = await appeals(moderator);
  expect(appealed.filter(({ author }) => author === 'Sari')).toHaveLength(1);
  const shown = (await send(showPost, budi, { postId: other._id })).json().post;
  expect(shown.replies[0].author).toEqual({ _id: null, name: 'Anonim', isTeam: false });

  const columns = await api.db
    .selectFrom('app.moderation_decision')
    .select('member_id')
    .where('member_id', '=', sari.id)
    .execute();
  expect(columns).toEqual([]);
});
