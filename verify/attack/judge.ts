import { isDeepStrictEqual } from 'node:util';
import { ErrorBody } from '@app/contract/errors';
import type { Route } from '@app/contract/route';
import { type Answer, jsonOf } from '../kit/http/exchange.ts';

/** Longest that any answer may take, with other work on the machine. */
const slowest = 8000;

const insides =
  /\n\s+at |node:internal|node_modules|\/(dist|src)\/|\.(ts|js):\d|ECONN|ZodError|TypeError|SyntaxError|select .* from |syntax error at|relation "|constraint "/;

/** Headers that every answer of the API carries, whatever it says. */
const everywhere: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cache-control': /./,
  'x-request-id': /^[\w-]{8,64}$/,
};
const nowhere = ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie'];

export function judgeHeaders({ headers }: Answer): string[] {
  const missing = Object.entries(everywhere)
    .filter(([name, wanted]) => !wanted.test(String(headers[name] ?? '')))
    .map(([name]) => `header ${name} is ${JSON.stringify(headers[name] ?? null)}`);
  return [...missing, ...nowhere.filter((name) => name in headers).map((name) => `header ${name} is there`)];
}

/** A refusal is always the one envelope, with a code that the contract knows, and says nothing of the insides. */
export function judgeRefusal(answer: Answer): string[] {
  const parsed = ErrorBody.strict().safeParse(jsonOf(answer));
  return [
    ...(parsed.success ? [] : ['is not the error envelope']),
    ...(parsed.data && parsed.data.requestId !== answer.headers['x-request-id']
      ? ['has another request id']
      : []),
    ...(insides.test(answer.text) ? ['shows insides'] : []),
  ];
}

/** What is answered is what the contract says, and nothing beside it. */
function judgeContent({ response }: Route, answer: Answer): string[] {
  const type = answer.headers['content-type'] ?? '';
  if (!type.startsWith('application/json')) {
    return /^(image\/jpeg|text\/csv; charset=utf-8|text\/event-stream; charset=utf-8)$/.test(type)
      ? []
      : [`has the content type ${type}`];
  }
  const body = jsonOf(answer);
  const parsed = response.safeParse(body);
  if (!parsed.success) return [`is not what the contract says: ${parsed.error.issues[0]?.path.join('.')}`];
  return isDeepStrictEqual(parsed.data, body) ? [] : ['has more than the contract says'];
}

/** What must hold for any answer to any request. */
export function judge(route: Route, answer: Answer): string[] {
  const { status, ms } = answer;
  if (status === 0) return [`no answer: ${answer.text}`];
  // Too many photos at once are turned away; that is no fault.
  const isBusy = status === 503 && answer.text.includes('"classifier_busy"');
  return [
    ...(status >= 500 && !isBusy ? [`status ${status}`] : []),
    ...(ms > slowest ? [`took ${Math.round(ms)} ms`] : []),
    ...(status === 304 ? [] : status < 400 ? judgeContent(route, answer) : judgeRefusal(answer)),
    ...judgeHeaders(answer),
  ];
}
