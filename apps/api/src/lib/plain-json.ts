type Reply = { type: (name: string) => { serializer: (serialize: (payload: unknown) => string) => unknown } };

/**
 * For frequent public responses: serialised without the contract schema, which costs as much as the query. They are
 * built field by field from typed columns, and tests check them against the contract. A custom serializer must set the
 * content type itself, because the gateway compresses only known types.
 */
export function sendAsPlainJson(reply: Reply): void {
  reply.type('application/json; charset=utf-8').serializer((payload) => JSON.stringify(payload));
}

type Sender = { type: (name: string) => unknown; send(payload: unknown): unknown };

/** Sends JSON that is already serialised to bytes. */
export function sendSerialized(reply: Sender, json: Buffer): never {
  reply.type('application/json; charset=utf-8');
  return reply.send(json) as never;
}
