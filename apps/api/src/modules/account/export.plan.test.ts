import { exportAccount } from '@app/contract/account-settings';
import { exportScans } from '@app/contract/smart-sort';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { fillAccount } from '#test/large-account.ts';
import { plansOf } from '#test/plans.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.stop());

const exported =
  /from "app"\."(scan|post|reply|post_like|reply_like|post_follow|mute|report|moderation_decision|appeal|session|consent|audit_log|learning_vote|listing_suggestion|listing_confirmation|piece_submission|piece_mark)"/;
/** Sorts before it takes a batch. */
const sortsAll = /Limit {2}.*\n\s*-> {2}Sort/;
/** A person's rows of these are few, and found by an index before they are sorted. */
const sorted = /Index Scan using (consent_profile|moderation_decision_member|appeal_author)_idx/;

test('every batch of an export is found by an index, in its order', async () => {
  const sari = await api.signIn();
  await fillAccount(api, sari.id);
  const plans = await plansOf(
    api,
    async () => {
      expect((await call(api, exportAccount, sari)).statusCode).toBe(200);
      const path = `${exportScans.path}?feedback=none`;
      expect((await call(api, exportScans, { ...sari, path })).statusCode).toBe(200);
    },
    exported,
    // All rows are those of one person here: what is left of other ways is what no index can do.
    ['seqscan', 'bitmapscan', 'sort'],
  );
  const distinct = [...new Set(plans)];
  expect(distinct.length).toBeGreaterThan(30);
  expect(distinct.filter((plan) => plan.includes('Seq Scan'))).toEqual([]);
  expect(distinct.filter((plan) => sortsAll.test(plan) && !sorted.test(plan))).toEqual([]);
});
