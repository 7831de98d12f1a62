import { createHmac } from 'node:crypto';

/** Of the local stand-in only: with it tests make tokens that are right in everything but one thing. */
const localSecret = 'a-secret-of-the-local-identity-server-only';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same token with other claims, signed anew; by a stranger when another secret is given. */
export function forge(accessToken: string, claims: object, secret = localSecret): string {
  const [, payload = ''] = accessToken.split('.');
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as object;
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...said, ...claims })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** A token that claims to need no signature. */
export function unsigned(accessToken: string): string {
  const [, payload = ''] = accessToken.split('.');
  return `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`;
}
