import { originals } from '@app/api/test/bad-photos';
import { seeded } from '@app/api/test/random';
import type { Route } from '@app/contract/route';
import { nameOf } from '../../kit/http/endpoints.ts';
import { codeOf, isLate, type Send } from '../../kit/http/exchange.ts';
import { judge } from '../judge.ts';
import { bearerOf, type Person } from '../../kit/product/people.ts';
import type { Product } from '../../kit/product/api.ts';
import { makeRequest, type Made } from './make-request.ts';
import { isUpload, loadPhotos } from './raw-body.ts';
import { refusesMore } from './refuses-more.ts';
import { newScenery, understudy } from './scenery.ts';

const together = 8;
/** Requests after which there are new people and new things. */
const sceneLength = 600;

/** Passwords are hashed and photos are looked at: a tenth of the others' share, or nothing else would be asked. */
const isDear = (route: Route) => isUpload(route) || /password|\/auth\/(login|register)/.test(route.path);

/** What the contract refuses is refused; what it accepts is not called invalid, but where a rule lies behind it. */
function judgeAcceptance(route: Route, { accepts, hasCursor }: Made, status: number, code: string): string[] {
  if (accepts === false && status < 300) return ['accepted what the contract refuses'];
  const isExcused = hasCursor || nameOf(route) in refusesMore;
  if (accepts === true && code === 'invalid_input' && !isExcused)
    return ['refused what the contract accepts'];
  return [];
}

/** Asked as who they are, not with a session that was spoilt or in another's name. */
const isOwnSession = ({ asked: { headers = {} } }: Made, person: Person | undefined) =>
  person !== undefined &&
  headers.authorization === bearerOf(person).authorization &&
  !('x-member-id' in headers);

type Parts = { product: Product; send: Send; routes: Route[]; requests: number; seed: number };

/** Every endpoint, with values at, within and beyond every bound of the contract. */
export async function fuzz({ product, send, routes, requests, seed }: Parts) {
  const random = seeded(seed);
  loadPhotos(await originals());
  const drawn = routes.flatMap((route) => Array.from({ length: isDear(route) ? 1 : 10 }, () => route));
  const problems: string[] = [];
  const perEndpoint = new Map(routes.map((route) => [nameOf(route), 0]));
  const perStatus: Record<string, number> = {};
  const times: number[] = [];
  let scenery = await newScenery(product);
  let asked = 0;
  let unavailable = 0;

  async function askOne(): Promise<void> {
    const route = asked < routes.length ? routes[asked]! : random.pick(drawn);
    asked += 1;
    const number = asked;
    const { people, ids } = scenery;
    const seat = random.below(people.length + 1);
    const person = people[seat];
    const made = makeRequest({ random, ids }, route, person);
    let answer = await send(made.asked);
    // A machine that is busy with other things makes the identity server or the database late. That is counted; what
    // counts against the product is what never has an answer.
    for (let again = 0; again < 3 && isLate(answer); again += 1) {
      unavailable += 1;
      answer = await send(made.asked);
    }
    const code = codeOf(answer);
    perEndpoint.set(nameOf(route), (perEndpoint.get(nameOf(route)) ?? 0) + 1);
    perStatus[answer.status] = (perStatus[answer.status] ?? 0) + 1;
    times.push(answer.ms);
    // Who left, was signed out or deleted makes room for somebody new.
    const isOver = answer.status === 401 && isOwnSession(made, person);
    if (isOver && people[seat] === person) people[seat] = await understudy(product, seat);
    const wrong = [...judge(route, answer), ...judgeAcceptance(route, made, answer.status, code)];
    for (const problem of wrong) {
      const body = String(made.asked.body ?? '').slice(0, 400);
      problems.push(
        `#${number} ${problem}: ${made.asked.method} ${made.asked.path.slice(0, 300)} ${body} -> ` +
          `${answer.status} ${answer.text.slice(0, 300)}`,
      );
    }
  }

  for (let until = 0; until < requests;) {
    scenery = await newScenery(product);
    until = Math.min(requests, until + sceneLength);
    const last = until;
    const workers = Array.from({ length: together }, async () => {
      while (asked < last) await askOne();
    });
    await Promise.all(workers);
  }
  return { problems, requests: asked, unavailable, perEndpoint, perStatus, times };
}
