import { randomBytes } from 'node:crypto';
import type { Route } from '@app/contract/route';
import { fillPath, nameOf } from '../../kit/http/endpoints.ts';
import { type HttpResponse, asJson, jsonOf, type Send } from '../../kit/http/http-client.ts';
import { addUser, bearerOf, type TestUser } from '../../kit/product/users.ts';
import type { Product } from '../../kit/product/api.ts';
import { rowFactory } from '../../kit/product/row-factory.ts';
import { fieldsOfBody } from './text-fields.ts';

type Options = { product: Product; send: Send; routes: Route[]; note: (problem: string) => void };
type Call = { user?: TestUser | undefined; params?: Record<string, string>; body?: unknown };

/** Users for one hostile text, and functions that send it and read it back. */
export async function createContext({ product, send, routes, note }: Options, sentFields: Set<string>) {
  const users = {
    author: await addUser(product.db, { name: 'Penulis' }),
    reader: await addUser(product.db, { name: 'Pembaca' }),
    moderator: await addUser(product.db, { role: 'moderator', secured: true }),
    other: await addUser(product.db, { role: 'moderator', secured: true }),
    editor: await addUser(product.db, { role: 'editor', secured: true }),
  };
  // Only older accounts may write links. Review queues list the oldest first, so earlier rows would hide these.
  await product.pool.query(`update app.profile set created_at = now() - interval '9 days'`);
  for (const queue of [
    'report_case',
    'appeal',
    'listing_suggestion',
    'takedown_request',
    'piece_submission',
  ]) {
    await product.pool.query(`delete from app.${queue} where state = 'pending'`);
  }
  const routeOf = (name: string) => routes.find((route) => nameOf(route) === name)!;

  async function request(name: string, { user, params, body }: Call = {}): Promise<HttpResponse> {
    const { method, path } = routeOf(name);
    const json = body === undefined ? {} : asJson(body);
    // A new address for each visitor: rate limits have their own tests.
    const identityHeaders = user ? bearerOf(user) : { 'x-forwarded-for': [10, ...randomBytes(3)].join('.') };
    return send({
      method,
      path: fillPath(path, params),
      ...json,
      headers: { ...json.headers, ...identityHeaders },
    });
  }

  return {
    ...users,
    make: rowFactory(product),
    request,

    /** Sends the text. Undefined when the contract refuses it; the API must refuse it then. */
    submit: async <T>(name: string, call: Call): Promise<T | undefined> => {
      const { body } = routeOf(name);
      const response = await request(name, call);
      if (!body?.safeParse(call.body).success) {
        if (response.status !== 400) note(`${name} accepted what the contract refuses: ${response.status}`);
        return undefined;
      }
      for (const field of fieldsOfBody(name, call.body)) sentFields.add(field);
      if (response.status === 200) return jsonOf(response) as T;
      note(`${name} refused it: ${response.status} ${response.text.slice(0, 200)}`);
      return undefined;
    },

    /** Reads the text back: the JSON response must contain it unchanged. */
    expectReadBack: async (name: string, expectedText: string, call: Call): Promise<void> => {
      const response = await request(name, call);
      const isJson = response.headers['content-type'] === 'application/json; charset=utf-8';
      if (!isJson || !response.text.includes(JSON.stringify(expectedText)))
        note(`${name} does not return it unchanged`);
    },
  };
}

export type InjectionContext = Awaited<ReturnType<typeof createContext>>;
