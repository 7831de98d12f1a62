import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The form that the gateway gives its ids, and ours. Anything else could forge or flood our logs. */
const ours = /^[0-9a-f]{32}$/;

export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && ours.test(given) ? given : randomUUID().replaceAll('-', '');
}
