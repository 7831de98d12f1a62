import { randomBytes } from 'node:crypto';
import type { Route } from '@app/contract/route';
import { fillPath, nameOf } from '../../kit/http/endpoints.ts';
import { type Answer, asJson, jsonOf, type Send } from '../../kit/http/exchange.ts';
import { addPerson, bearerOf, type Person } from '../../kit/product/people.ts';
import type { Product } from '../../kit/product/api.ts';
import { things } from '../../kit/product/things.ts';
import { fieldsOfBody } from './text-fields.ts';

type Parts = { product: Product; send: Send; routes: Route[]; note: (problem: string) => void };
type Call = { person?: Person | undefined; params?: Record<string, string>; body?: unknown };

/** What one hostile text needs on its way: people, and a way to send it and to find it again. */
export async function tourOf({ product, send, routes, note }: Parts, sent: Set<string>) {
  const people = {
    author: await addPerson(product.db, { name: 'Penulis' }),
    reader: await addPerson(product.db, { name: 'Pembaca' }),
    moderator: await addPerson(product.db, { role: 'moderator', secured: true }),
    other: await addPerson(product.db, { role: 'moderator', secured: true }),
    editor: await addPerson(product.db, { role: 'editor', secured: true }),
  };
  // Who has been here for a while may write links. Queues show the oldest first: what others left would hide this.
  await product.pool.query(`update app.profile set created_at = now() - interval '9 days'`);
  for (const queue of ['report_case', 'appeal', 'listing_suggestion', 'piece_submission']) {
    await product.pool.query(`delete from app.${queue} where state = 'pending'`);
  }
  const routeOf = (name: string) => routes.find((route) => nameOf(route) === name)!;

  async function ask(name: string, { person, params, body }: Call = {}): Promise<Answer> {
    const { method, path } = routeOf(name);
    const json = body === undefined ? {} : asJson(body);
    // A visitor each: what one network may do in a minute has tests of its own.
    const who = person ? bearerOf(person) : { 'x-forwarded-for': [10, ...randomBytes(3)].join('.') };
    return send({ method, path: fillPath(path, params), ...json, headers: { ...json.headers, ...who } });
  }

  return {
    ...people,
    make: things(product),
    ask,

    /** Sends it. Undefined when the contract refuses such a text here, as it then must. */
    tell: async <T>(name: string, call: Call): Promise<T | undefined> => {
      const { body } = routeOf(name);
      const answer = await ask(name, call);
      if (!body?.safeParse(call.body).success) {
        if (answer.status !== 400) note(`${name} took what the contract refuses: ${answer.status}`);
        return undefined;
      }
      for (const field of fieldsOfBody(name, call.body)) sent.add(field);
      if (answer.status === 200) return jsonOf(answer) as T;
      note(`${name} refused it: ${answer.status} ${answer.text.slice(0, 200)}`);
      return undefined;
    },

    /** Reads it: a JSON answer that has exactly these words somewhere. */
    find: async (name: string, words: string, call: Call): Promise<void> => {
      const answer = await ask(name, call);
      const isJson = answer.headers['content-type'] === 'application/json; charset=utf-8';
      if (!isJson || !answer.text.includes(JSON.stringify(words)))
        note(`${name} does not give it back as it was`);
    },
  };
}

export type Tour = Awaited<ReturnType<typeof tourOf>>;
