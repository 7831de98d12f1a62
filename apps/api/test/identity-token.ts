import { createHmac } from 'node:crypto';

/** Secret of the local stand-in, to sign tokens that are wrong in a single claim. */
const localSecret = 'a-secret-of-the-local-identity-server-only';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same token with other claims, signed again; pass another secret for an invalid signature. */
export function forge(accessToken: string, claims: object, secret = localSecret): string {
  const [, payload = ''] = accessToken.split('.');
  const original = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as object;
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...original, ...claims })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** A token that claims to need no signature. */
export function unsigned(accessToken: string): string {
  const [, payload = ''] = accessToken.split('.');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`;
}
