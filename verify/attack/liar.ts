import { type Answer, codeOf, jsonOf, type Send } from '../kit/http/exchange.ts';

type Lie = (answer: Answer) => Answer | undefined;

const stack = 'TypeError: x\n    at handler (/app/dist/server.js:12:7)';
const withText = (answer: Answer, text: string): Answer => ({ ...answer, text });
const changed = (answer: Answer, change: object): Answer =>
  withText(answer, JSON.stringify({ ...(jsonOf(answer) as object), ...change }));

/** Faults that a product could have, and what the judge must say of each. */
const lies: Record<string, Lie> = {
  'status 500': (answer) => ({ ...answer, status: 500 }),
  'shows insides': (answer) => (answer.status >= 400 ? changed(answer, { message: stack }) : undefined),
  'is not the error envelope': (answer) =>
    answer.status >= 400 ? changed(answer, { code: 'x' }) : undefined,
  'header content-security-policy': (answer) => {
    const { 'content-security-policy': _, ...headers } = answer.headers;
    return { ...answer, headers };
  },
  'header x-powered-by': (answer) => ({ ...answer, headers: { ...answer.headers, 'x-powered-by': 'x' } }),
  'has more than the contract says': (answer) => {
    const isJson = answer.headers['content-type']?.startsWith('application/json');
    return answer.status === 200 && isJson ? changed(answer, { passwordHash: 'x' }) : undefined;
  },
  'accepted what the contract refuses': (answer) =>
    codeOf(answer) === 'invalid_input' ? { ...answer, status: 200, text: '{"success":true}' } : undefined,
  took: (answer) => ({ ...answer, ms: 60_000 }),
  'no answer': (answer) => ({ ...answer, status: 0 }),
};

/** Answers truly, but for one in twenty. */
export function liar(send: Send): { send: Send; told: Set<string> } {
  const names = Object.keys(lies);
  const told = new Set<string>();
  let number = 0;
  return {
    told,
    async send(asked) {
      const answer = await send(asked);
      number += 1;
      if (number % 20 !== 0) return answer;
      const name = names[(number / 20) % names.length]!;
      const lie = lies[name]!(answer);
      if (lie) told.add(name);
      return lie ?? answer;
    },
  };
}
