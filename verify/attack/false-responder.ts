import { type HttpResponse, codeOf, jsonOf, type Send } from '../kit/http/http-client.ts';

type Falsify = (response: HttpResponse) => HttpResponse | undefined;

const stack = 'TypeError: x\n    at handler (/app/dist/server.js:12:7)';
const withText = (response: HttpResponse, text: string): HttpResponse => ({ ...response, text });
const changed = (response: HttpResponse, change: object): HttpResponse =>
  withText(response, JSON.stringify({ ...(jsonOf(response) as object), ...change }));

/** Possible faults of a product, by the problem that the checks must report. */
const falsifications: Record<string, Falsify> = {
  'status 500': (response) => ({ ...response, status: 500 }),
  'exposes internals': (response) =>
    response.status >= 400 ? changed(response, { message: stack }) : undefined,
  'is not the error envelope': (response) =>
    response.status >= 400 ? changed(response, { code: 'x' }) : undefined,
  'header content-security-policy': (response) => {
    const { 'content-security-policy': _, ...headers } = response.headers;
    return { ...response, headers };
  },
  'header x-powered-by': (response) => ({
    ...response,
    headers: { ...response.headers, 'x-powered-by': 'x' },
  }),
  'has more than the contract says': (response) => {
    const isJson = response.headers['content-type']?.startsWith('application/json');
    return response.status === 200 && isJson ? changed(response, { passwordHash: 'x' }) : undefined;
  },
  'accepted what the contract refuses': (response) =>
    codeOf(response) === 'invalid_input' ? { ...response, status: 200, text: '{"success":true}' } : undefined,
  took: (response) => ({ ...response, ms: 60_000 }),
  'no response': (response) => ({ ...response, status: 0 }),
};

/** Falsifies one response in twenty. */
export function falseResponder(send: Send): { send: Send; injected: Set<string> } {
  const names = Object.keys(falsifications);
  const injected = new Set<string>();
  let count = 0;
  return {
    injected,
    async send(request) {
      const response = await send(request);
      count += 1;
      if (count % 20 !== 0) return response;
      const name = names[(count / 20) % names.length]!;
      const falsified = falsifications[name]!(response);
      if (falsified) injected.add(name);
      return falsified ?? response;
    },
  };
}
