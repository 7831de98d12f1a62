import { finishDeletions } from '#test/departures.ts';
import { exportAccount } from '@app/contract/account-settings';
import { consentVersions } from '@app/contract/account-fields';
import { setLearningConsent } from '@app/contract/smart-sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { learning } from '#test/learning.ts';
import { type Member, relaxedEnv, scanning } from '#test/scanning.ts';
import { waitForLockWaiters } from '#test/waiting.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv);
});
afterAll(() => api.stop());

const { consent, feedback, list, memberWithPhoto, remove, scan } = scanning(() => api);
const { label, labelers, next, offered, rowOf, teach } = learning(() => api);

const stateOf = async (photoId: string) =>
  api.db.selectFrom('app.learning_photo').selectAll().where('id', '=', photoId).executeTakeFirstOrThrow();
const votesOf = async (photoId: string) =>
  api.db.selectFrom('app.learning_vote').select('answer').where('photo_id', '=', photoId).execute();
const consentsOf = async (member: Member) =>
  (await call(api, exportAccount, { headers: member.headers }))
    .json()
    .consents.filter(({ purpose }: { purpose: string }) => purpose === 'learning');

describe('the consent to learn', () => {
  test('is off until given, and is recorded with its version', async () => {
    const { member } = await memberWithPhoto();
    expect((await list(member)).teachPhotos).toBe(false);
    expect((await teach(member, true)).json()).toEqual({ success: true });
    expect((await list(member)).teachPhotos).toBe(true);
    expect(await consentsOf(member)).toEqual([
      { purpose: 'learning', version: consentVersions.learning, granted: true, at: expect.any(String) },
    ]);
  });

  test('refuses a visitor, and names a bad field', async () => {
    const visitor = await call(api, setLearningConsent, { body: { teach: true } });
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'not_signed_in']);
    const { headers } = await api.signIn();
    const bad = await call(api, setLearningConsent, { headers, body: { teach: 'ya' } });
    expect([bad.statusCode, Object.keys(bad.json().fields)]).toEqual([400, ['teach']]);
  });

  test('is possible only while photos are kept, and goes with them', async () => {
    const member = await api.signIn();
    const early = await teach(member, true);
    expect([early.statusCode, early.json().code]).toEqual([409, 'photos_not_kept']);
    await consent(member, true);
    expect((await teach(member, true)).statusCode).toBe(200);
    await consent(member, false);
    expect((await list(member)).teachPhotos).toBe(false);
    await consent(member, true);
    expect((await list(member)).teachPhotos).toBe(false);
    expect((await consentsOf(member)).map(({ granted }: { granted: boolean }) => granted)).toEqual([
      true,
      false,
    ]);
  });
});

test('photos that are kept anew do not bring an older consent to learn back', async () => {
  const { member } = await memberWithPhoto();
  await teach(member, true);
  // As a version of the API that does not know the second consent would do it.
  await api.db
    .insertInto('app.consent')
    .values({ profile_id: member.id, purpose: 'photos', version: '1', granted: false })
    .execute();
  await consent(member, true);
  expect((await list(member)).teachPhotos).toBe(false);
  await teach(member, true);
  await consent(member, true);
  expect((await list(member)).teachPhotos).toBe(true);
});

describe('a photo is offered', () => {
  test('when its owner judged it, whether right or wrong', async () => {
    const { member, scanId } = await memberWithPhoto();
    await teach(member, true);
    expect(await rowOf(scanId)).toBeUndefined();
    await feedback(member, scanId, { correct: true });
    expect((await rowOf(scanId))?.state).toBe('pending');
    await feedback(member, scanId, { correct: false, material: null });
    expect((await rowOf(scanId))?.state).toBe('pending');
  });

  test('also when it was kept and judged before the consent', async () => {
    const { member, scanId } = await memberWithPhoto();
    await feedback(member, scanId, { correct: false, material: 'logam' });
    expect(await rowOf(scanId)).toBeUndefined();
    await teach(member, true);
    expect((await rowOf(scanId))?.state).toBe('pending');
  });

  test('never without the consent, and never a scan without a photo', async () => {
    const { member: silent, scanId: kept } = await memberWithPhoto();
    await feedback(silent, kept, { correct: true });
    const member = await api.signIn();
    const bare = await scan(member);
    await consent(member, true);
    await teach(member, true);
    await feedback(member, bare, { correct: true });
    expect([await rowOf(kept), await rowOf(bare)]).toEqual([undefined, undefined]);
  });
});

describe('a withdrawn photo leaves nothing but a row that says so', () => {
  const withdrawn = (id: string) => ({
    id,
    state: 'withdrawn',
    profile_id: null,
    scan_id: null,
    label: null,
    refusal: null,
  });

  test.each([
    ['the consent to learn is withdrawn', (member: Member) => teach(member, false)],
    ['photos are no longer kept', (member: Member) => consent(member, false)],
    ['the scan is deleted', (member: Member, scanId: string) => remove(member, scanId)],
    [
      'the account is deleted',
      async (member: Member) => {
        await api.db.deleteFrom('auth.users').where('id', '=', member.id).execute();
        await finishDeletions(api);
      },
    ],
  ])('when %s', async (_, act) => {
    const { member, scanId, photoId } = await offered();
    const [one, two] = await labelers(2);
    await label(one!, photoId, 'kaca');
    const before = (await next(one!)).json().counts.withdrawn;
    await act(member, scanId);
    expect(await stateOf(photoId)).toEqual(withdrawn(photoId));
    expect(await votesOf(photoId)).toEqual([]);
    expect((await next(one!)).json().counts.withdrawn).toBe(before + 1);
    expect((await label(two!, photoId, 'kaca')).statusCode).toBe(404);
  });

  test('when it had a label, and those of others stay', async () => {
    const { member, photoId } = await offered();
    const { photoId: otherId } = await offered();
    for (const person of await labelers(2)) {
      await label(person, photoId, 'kaca');
      await label(person, otherId, 'kaca');
    }
    await teach(member, false);
    expect(await stateOf(photoId)).toEqual(withdrawn(photoId));
    expect(await stateOf(otherId)).toMatchObject({ state: 'labelled', label: 'kaca' });
  });

  test('and comes back as another one when the consent is given anew', async () => {
    const { member, scanId, photoId } = await offered();
    await teach(member, false);
    await teach(member, true);
    expect(await rowOf(scanId)).toMatchObject({ state: 'pending' });
    expect((await rowOf(scanId))?.id).not.toBe(photoId);
  });

  test('a refused photo is never shown again, also when the consent is given anew', async () => {
    const { member, scanId, photoId } = await offered();
    const [editor] = await labelers(1);
    await label(editor!, photoId, 'dokumen');
    await teach(member, false);
    expect(await votesOf(photoId)).toEqual([]);
    await teach(member, true);
    expect(await rowOf(scanId)).toMatchObject({ id: photoId, state: 'refused' });
  });

  test('a word that comes while the consent is withdrawn adds nothing after it', async () => {
    const { member, scanId } = await memberWithPhoto();
    await teach(member, true);
    const leaving = await api.deps.pool.connect();
    try {
      await leaving.query('begin');
      await leaving.query('select from app.profile where id = $1 for update', [member.id]);
      const judged = feedback(member, scanId, { correct: true });
      await waitForLockWaiters(api.db, 1);
      await leaving.query(
        `insert into app.consent (profile_id, purpose, version, granted) values ($1, 'learning', '1', false)`,
        [member.id],
      );
      await leaving.query('commit');
      expect((await judged).statusCode).toBe(200);
    } finally {
      leaving.release();
    }
    expect(await rowOf(scanId)).toBeUndefined();
  });
});

test('the export of an account has its photos and, of a labeler, what they said', async () => {
  const { member, scanId, photoId } = await offered();
  const [editor] = await labelers(1);
  await label(editor!, photoId, 'kaca');
  const exported = async ({ headers }: Pick<Member, 'headers'>) =>
    (await call(api, exportAccount, { headers })).json().learning;
  expect(await exported(member)).toEqual({
    photos: [{ scanId, state: 'pending', label: null, exportedAt: [] }],
    votes: [],
  });
  expect(await exported(editor!)).toEqual({
    photos: [],
    votes: [{ answer: 'kaca', at: expect.any(String) }],
  });
});
