import type { z } from '@app/contract/zod';

type Route = { method: string; path: string; body?: z.ZodType; response: z.ZodType };

/** One request as a page sends it, through the gateway; the contract says what comes back. */
export async function send<R extends Route>(
  origin: string,
  { method, path, response }: R,
  { token, body }: { token?: string; body?: unknown },
): Promise<z.infer<R['response']>> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
  return response.parse(JSON.parse(text)) as z.infer<R['response']>;
}
