import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The content-security policy of one finished page. Pages are kept by a shared cache, where a nonce would be
 * the same for everybody; so each inline script is named by its hash, and nothing else inline may run.
 * `imageOrigins`: whose pictures may be shown besides our own. On every page alike, because a policy lasts as long
 * as the document, across client-side navigations.
 */
export function contentPolicy(html: string, imageOrigins: readonly string[] = []): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
