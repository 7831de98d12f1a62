type Reply = { type: (name: string) => { serializer: (write: (answer: unknown) => string) => unknown } };

/**
 * For the answers that everybody asks for: written as they are. They are built field by field from typed columns, so
 * nothing can slip out, and checking twenty cards against the contract once more costs as much as finding them. The
 * tests check it. With a writer of its own an answer must also say what it is: the gateway compresses only what it knows.
 */
export function answerPlainly(reply: Reply): void {
  reply.type('application/json; charset=utf-8').serializer((answer) => JSON.stringify(answer));
}

type Sender = { type: (name: string) => unknown; send(answer: unknown): unknown };

/** For an answer that is written already, as bytes: a socket takes them as they are. */
export function sendWritten(reply: Sender, json: Buffer): never {
  reply.type('application/json; charset=utf-8');
  return reply.send(json) as never;
}
