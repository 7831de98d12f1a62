import { listAgreements } from '@app/contract/account-agreements';
import { consentVersions } from '@app/contract/account-fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Consent = { purpose: string; version: string; granted?: boolean; at: string };
const agree = (profileId: string, consents: Consent[]) =>
  api.db
    .insertInto('app.consent')
    .values(consents.map((consent) => ({ granted: true, ...consent, profile_id: profileId })))
    .execute();
const agreementsOf = async ({ headers }: { headers: Record<string, string> }) =>
  (await call(api, listAgreements, { headers })).json().agreements;

test('a visitor is refused', async () => {
  const response = await call(api, listAgreements);
  expect([response.statusCode, response.json().code]).toEqual([401, 'not_signed_in']);
});

test('a member reads the last version that they agreed to of each text, and when', async () => {
  const member = await api.signIn();
  await agree(member.id, [
    { purpose: 'terms', version: '2025-01-31', at: '2025-02-01T03:00:00.000Z' },
    { purpose: 'privacy', version: '2025-01-31', at: '2025-02-01T03:00:00.000Z' },
    { purpose: 'newsletter', version: '2026-11-15', at: '2026-11-15T03:00:00.000Z' },
    { purpose: 'terms', version: consentVersions.terms, at: '2026-11-15T04:00:00.000Z' },
  ]);
  expect(await agreementsOf(member)).toEqual([
    { purpose: 'privacy', version: '2025-01-31', at: '2025-02-01T03:00:00.000Z' },
    { purpose: 'terms', version: consentVersions.terms, at: '2026-11-15T04:00:00.000Z' },
  ]);
});

test('nobody reads what another one agreed to, and a refusal is no agreement', async () => {
  const [one, other] = [await api.signIn(), await api.signIn()];
  await agree(one.id, [{ purpose: 'terms', version: '2025-01-31', at: '2025-02-01T03:00:00.000Z' }]);
  await agree(other.id, [
    { purpose: 'privacy', version: '2025-01-31', granted: false, at: '2025-02-01T03:00:00.000Z' },
  ]);
  expect(await agreementsOf(other)).toEqual([]);
});
