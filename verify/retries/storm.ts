import { randomUUID } from 'node:crypto';
import type { Random } from '@app/api/test/random';
import { type Answer, jsonOf, sender } from '../kit/http/exchange.ts';
import { addPerson, bearerOf, type Person } from '../kit/product/people.ts';
import type { Product } from '../kit/product/api.ts';
import { things } from '../kit/product/things.ts';
import { type Kind, kinds } from './kinds.ts';
import { leaveEarly } from './leave-early.ts';

const together = 16;

type Parts = { product: Product; random: Random; retries: number; withKeys: boolean };
type Intention = {
  kind: Kind;
  mark: string;
  person: Person;
  postId: string;
  headers: Record<string, string>;
};

/** People who press twice, whose connection breaks, who send the same again: until so many retries have been made. */
export async function storm({ product, random, retries, withKeys }: Parts) {
  const copies = product.addresses.map((address) => ({ address, send: sender(address) }));
  const people = await Promise.all(Array.from({ length: 40 }, () => addPerson(product.db)));
  const posts = await Promise.all(people.slice(0, 10).map(({ id }) => things(product).post(id)));
  const problems: string[] = [];
  const possible = kinds.filter(({ needsKey }) => withKeys || !needsKey);
  const marks = new Map<string, string[]>(possible.map(({ name }) => [name, []]));
  const made = { requests: 0, retries: 0, duplicates: 0, brokenOff: 0, intentions: 0 };

  async function attempt({ kind, mark, person, postId, headers }: Intention, how: 'stay' | 'leave') {
    const asked = kind.ask(mark, postId);
    const whole = { ...asked, headers: { ...asked.headers, ...bearerOf(person), ...headers } };
    const { address, send } = random.pick(copies);
    made.requests += 1;
    if (how === 'stay') return send(whole);
    made.brokenOff += 1;
    await leaveEarly(address, whole, random.below(40));
    return undefined;
  }

  async function intend(number: number): Promise<void> {
    const kind = random.pick(possible);
    const mark = `ulang ${number} ${randomUUID()}`;
    const headers: Record<string, string> = withKeys ? { 'idempotency-key': randomUUID() } : {};
    const intention = { kind, mark, person: random.pick(people), postId: random.pick(posts), headers };
    marks.get(kind.name)!.push(mark);
    made.intentions += 1;
    const answers: (Answer | undefined)[] = [];
    let tries = 0;
    for (let round = 1 + random.below(3); round > 0; round -= 1) {
      // Together or alone, listened to or not.
      const at = 1 + random.below(4);
      tries += at;
      made.duplicates += at - 1;
      const turn = Array.from({ length: at }, () =>
        attempt(intention, random.below(3) === 0 ? 'leave' : 'stay'),
      );
      answers.push(...(await Promise.all(turn)));
    }
    // In the end everybody wants to know.
    for (let patience = 50; patience > 0; patience -= 1) {
      const last = await attempt(intention, 'stay');
      tries += 1;
      answers.push(last);
      if (last?.status === 200) break;
    }
    made.retries += tries - 1;
    const heard = answers.filter((answer) => answer !== undefined);
    const ids = new Set(
      heard.filter(({ status }) => status === 200).map((answer) => kind.idIn(jsonOf(answer))),
    );
    const strange = heard.filter(({ status }) => ![200, 0, 503].includes(status));
    if (ids.size !== 1) problems.push(`${kind.name} was acknowledged with ${ids.size} ids`);
    for (const { status, text } of strange)
      problems.push(`${kind.name} was answered ${status} ${text.slice(0, 100)}`);
  }

  let next = 0;
  const worker = async () => {
    while (made.retries < retries) await intend((next += 1));
  };
  await Promise.all(Array.from({ length: together }, worker));

  let wrong = 0;
  for (const { name, effects } of possible) {
    const all = marks.get(name)!;
    const { rows } = await product.pool.query<{ mark: string; count: number }>(effects, [all]);
    const counts = new Map(rows.map(({ mark, count }) => [mark, count]));
    for (const mark of all) {
      const count = counts.get(mark) ?? 0;
      if (count === 1) continue;
      wrong += 1;
      problems.push(`${name} took effect ${count} times`);
    }
  }
  return { problems, wrong, made };
}
