import { originals } from '@app/api/test/bad-photos.ts';
import { seeded } from '@app/api/test/random.ts';
import type { Route } from '@app/contract/route';
import { nameOf } from '../../kit/http/endpoints.ts';
import { codeOf, isUnavailable, type Send } from '../../kit/http/http-client.ts';
import { checkResponse } from '../check-response.ts';
import { bearerOf, type TestUser } from '../../kit/product/users.ts';
import type { Product } from '../../kit/product/api.ts';
import { makeRequest, type GeneratedRequest } from './make-request.ts';
import { isUpload, loadPhotos } from './raw-body.ts';
import { extraRules } from './extra-rules.ts';
import { createFixtures, replacementUser } from './fixtures.ts';

const concurrency = 8;
/** Requests after which the test users and rows are replaced. */
const requestsPerFixtures = 600;

/** Password hashing and photo decoding are slow: these routes get a tenth of the share of the others. */
const isExpensive = (route: Route) => isUpload(route) || /password|\/auth\/(login|register)/.test(route.path);

/** The API refuses what the contract refuses, and accepts what it accepts except where an extra rule applies. */
function checkAcceptance(
  route: Route,
  { accepts, hasCursor }: GeneratedRequest,
  status: number,
  code: string,
): string[] {
  if (accepts === false && status < 300) return ['accepted what the contract refuses'];
  const hasExtraRules = hasCursor || nameOf(route) in extraRules;
  if (accepts === true && code === 'invalid_input' && !hasExtraRules)
    return ['refused what the contract accepts'];
  return [];
}

/** True when the request carried the user's own unmodified session. */
const usesOwnSession = ({ request: { headers = {} } }: GeneratedRequest, user: TestUser | undefined) =>
  user !== undefined && headers.authorization === bearerOf(user).authorization && !('x-member-id' in headers);

type Options = { product: Product; send: Send; routes: Route[]; requests: number; seed: number };

/** Every endpoint, with values at, within and beyond every bound of the contract. */
export async function fuzz({ product, send, routes, requests, seed }: Options) {
  const random = seeded(seed);
  loadPhotos(await originals());
  const weightedRoutes = routes.flatMap((route) =>
    Array.from({ length: isExpensive(route) ? 1 : 10 }, () => route),
  );
  const problems: string[] = [];
  const perEndpoint = new Map(routes.map((route) => [nameOf(route), 0]));
  const perStatus: Record<string, number> = {};
  const times: number[] = [];
  let fixtures = await createFixtures(product);
  let sentCount = 0;
  let unavailable = 0;

  async function sendOne(): Promise<void> {
    const route = sentCount < routes.length ? routes[sentCount]! : random.pick(weightedRoutes);
    sentCount += 1;
    const number = sentCount;
    const { users, ids } = fixtures;
    const index = random.below(users.length + 1);
    const user = users[index];
    const generated = makeRequest({ random, ids }, route, user);
    let response = await send(generated.request);
    // On a busy machine the identity server or the database may time out. Retries are counted; only a request that
    // never succeeds is a problem.
    for (let attempt = 0; attempt < 3 && isUnavailable(response); attempt += 1) {
      unavailable += 1;
      response = await send(generated.request);
    }
    const code = codeOf(response);
    perEndpoint.set(nameOf(route), (perEndpoint.get(nameOf(route)) ?? 0) + 1);
    perStatus[response.status] = (perStatus[response.status] ?? 0) + 1;
    times.push(response.ms);
    // Replace a user who was signed out or deleted.
    const hasEnded = response.status === 401 && usesOwnSession(generated, user);
    if (hasEnded && users[index] === user) users[index] = await replacementUser(product, index);
    const wrong = [
      ...checkResponse(route, response),
      ...checkAcceptance(route, generated, response.status, code),
    ];
    for (const problem of wrong) {
      const body = String(generated.request.body ?? '').slice(0, 400);
      problems.push(
        `#${number} ${problem}: ${generated.request.method} ${generated.request.path.slice(0, 300)} ${body} -> ` +
          `${response.status} ${response.text.slice(0, 300)}`,
      );
    }
  }

  for (let target = 0; target < requests;) {
    fixtures = await createFixtures(product);
    target = Math.min(requests, target + requestsPerFixtures);
    const last = target;
    const workers = Array.from({ length: concurrency }, async () => {
      while (sentCount < last) await sendOne();
    });
    await Promise.all(workers);
  }
  return { problems, requests: sentCount, unavailable, perEndpoint, perStatus, times };
}
