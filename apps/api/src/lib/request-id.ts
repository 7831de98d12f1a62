import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The format of ids from the gateway and of our own. Anything else could forge or flood the logs. */
const idPattern = /^[0-9a-f]{32}$/;

export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && idPattern.test(given) ? given : randomUUID().replaceAll('-', '');
}
