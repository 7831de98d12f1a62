import { hash } from 'node:crypto';
import type { onSendHookHandler } from 'fastify';

/** `onSend` of a public answer: the same again costs a phone the headers only. */
export const answerUnchanged: onSendHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
  const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
  // Everybody may keep it, and asks every time whether it still holds.
  reply.headers({ etag: tag, 'cache-control': 'public, no-cache' });
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  if (!known?.includes(tag)) return done(null, payload);
  reply.code(304);
  done(null, '');
};
