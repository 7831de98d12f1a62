import { showTransparency } from '@app/contract/transparency';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '#api/jobs/index.ts';
import { call } from '#test/call.ts';
import { writePost } from '#test/community.ts';
import { eventually } from '#test/eventually.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { insertScans, times } from '#test/invented-scans.ts';
import { writeListing } from '#test/listings.ts';
import { freePort } from '../../../../../services/src/free-port.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const count = () => jobHandlers({ ...api.deps, mailer: api.deps.mail })['figures.count']();
const show = async (from: Pick<TestApi, 'app'> = api) =>
  showTransparency.response.parse((await call(from, showTransparency)).json());
type Shown = Awaited<ReturnType<typeof show>>;
/** A new instance with an empty cache. */
const showUncached = async () => show(await api.startInstance());
const age = (interval: string) =>
  sql`update app.public_figures set counted_at = counted_at - ${interval}::interval`.execute(api.db);

describe('the figures', () => {
  test('are not there before they were counted', async () => {
    expect((await show()).figures).toBeNull();
  });

  test('are those of all people together', async () => {
    const [sari, rudi] = [await api.signIn(), await api.signIn()];
    await insertScans(api, sari.id, [
      ...times(140, { is_correct: true }),
      ...times(8, { is_correct: false }),
    ]);
    await insertScans(api, rudi.id, [...times(8, { is_correct: true }), ...times(4, {})]);
    const confirmed = await writeListing(api);
    const longAgo = await writeListing(api);
    await writeListing(api);
    await sql`update app.listing set confirmed_at = now() - case id when ${confirmed} then interval '89 days'
      else interval '91 days' end where id in (${confirmed}, ${longAgo})`.execute(api.db);
    await writePost(api, sari);
    const hidden = await writePost(api, sari);
    await api.db.updateTable('app.post').set({ state: 'hidden' }).where('id', '=', hidden._id).execute();
    await count();
    expect((await show()).figures).toEqual({
      countedAt: expect.any(String),
      members: 2,
      scans: 160,
      listings: 3,
      confirmedListings: 1,
      sampleListings: 14,
      pieces: 27,
      posts: 1,
      learning: { collected: 0, labelled: 0, used: [] },
      confirmed: { judged: 156, accurate: 148, percent: 94.9, low: 90.2, high: 97.4 },
    });
  });

  test('nine judged scans are not called an accuracy', async () => {
    const sari = await api.signIn();
    await insertScans(api, sari.id, times(9, { is_correct: true }));
    await count();
    expect((await show()).figures).toMatchObject({ scans: 9, confirmed: null });
  });

  test('are counted once an hour, kept for a year, and cached for a minute', async () => {
    await count();
    await api.signIn();
    await count();
    expect((await show()).figures?.members).toBe(0);
    await age('1 hour');
    await count();
    expect((await show()).figures?.members).toBe(0);
    expect((await showUncached()).figures?.members).toBe(1);
    await age('366 days');
    await count();
    const { rows } = await sql`select from app.public_figures`.execute(api.db);
    expect(rows).toHaveLength(1);
  });

  test('may be kept by whoever asked, for a minute', async () => {
    const { headers } = await call(api, showTransparency);
    expect(headers['cache-control']).toBe('public, max-age=60');
  });
});

test('the parts are named by what they do, and the model by what it is', async () => {
  const instance = await api.startInstance({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  const isUp = ({ parts }: Shown, name: string) => parts.find(({ part }) => part === name)?.state === 'up';
  // On a busy machine a connection may take a moment.
  const { parts, model } = await eventually(
    () => show(instance),
    (shown) => isUp(shown, 'speed') && isUp(shown, 'accounts'),
  );
  expect(Object.fromEntries(parts.map(({ part, state }) => [part, state]))).toEqual({
    data: 'up',
    accounts: 'up',
    photos: 'up',
    mail: 'down',
    speed: 'up',
    // Its processes start with the first photo of a test.
    model: 'down',
  });
  expect(model).toEqual({ version: expect.any(String), sha256: expect.stringMatching(/^[\da-f]{64}$/) });
});
