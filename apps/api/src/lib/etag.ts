import { hash } from 'node:crypto';
import type { onSendHookHandler } from 'fastify';

/** `onSend` hook of a public response: adds an ETag, and replies 304 without a body when the client already has it. */
export const sendNotModified: onSendHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
  const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
  // Any cache may store it but must revalidate it every time.
  reply.headers({ etag: tag, 'cache-control': 'public, no-cache' });
  const knownTags = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  if (!knownTags?.includes(tag)) return done(null, payload);
  reply.code(304);
  done(null, '');
};
