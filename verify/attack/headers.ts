import { hash } from 'node:crypto';
import { type HttpResponse, type RequestOptions, asJson, type Send } from '../kit/http/http-client.ts';

type Rule = (response: HttpResponse) => string[];

const has =
  (name: string, wanted: RegExp): Rule =>
  ({ headers }) =>
    wanted.test(String(headers[name] ?? '')) ? [] : [`${name} is ${JSON.stringify(headers[name] ?? null)}`];
const hasNot =
  (name: string, unwanted = /./): Rule =>
  ({ headers }) =>
    unwanted.test(String(headers[name] ?? '')) ? [`${name} is ${JSON.stringify(headers[name])}`] : [];

/** Rules for every response of every server. */
const always: Rule[] = [
  has('x-content-type-options', /^nosniff$/),
  has('x-request-id', /^[\w-]{8,64}$/),
  has('strict-transport-security', /^max-age=31536000; includeSubDomains$/),
  hasNot('server', /\d/),
  hasNot('x-powered-by'),
  hasNot('set-cookie'),
  hasNot('access-control-allow-origin'),
];

/** The policy lists the hash of every inline script. */
const hashesInlineScripts: Rule = ({ text, headers }) => {
  const policy = String(headers['content-security-policy'] ?? '');
  const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code ?? '',
  );
  const unlisted = inline.filter((code) => code && !policy.includes(hash('sha256', code, 'base64')));
  return unlisted.length > 0 ? [`${unlisted.length} inline scripts are missing from the policy`] : [];
};

const page: Rule[] = [
  has('content-type', /^text\/html; ?charset=utf-8$/i),
  has('content-security-policy', /default-src 'none'/),
  has('content-security-policy', /frame-ancestors 'none'/),
  has('content-security-policy', /base-uri '(none|self)'/),
  hasNot('content-security-policy', /script-src[^;]*('unsafe-|\*|https?:)/),
  has('referrer-policy', /^strict-origin-when-cross-origin$/),
  has('x-frame-options', /^DENY$/),
  has('cross-origin-opener-policy', /^same-origin$/),
  has('cross-origin-resource-policy', /^same-origin$/),
  has('permissions-policy', /microphone=\(\)/),
  hashesInlineScripts,
];
const gateway: Rule[] = [has('content-security-policy', /default-src 'none'; frame-ancestors 'none'/)];
const api: Rule[] = [
  has('referrer-policy', /^no-referrer$/),
  has('content-type', /^application\/json; charset=utf-8$/),
  has('content-security-policy', /default-src 'none'/),
  has('cross-origin-resource-policy', /^same-origin$/),
];
const isNotShared = has('cache-control', /no-store|private/);
const status =
  (wanted: number): Rule =>
  (response) =>
    response.status === wanted ? [] : [`status ${response.status}`];
const get = (path: string, headers: Record<string, string> = {}): RequestOptions => ({
  method: 'GET',
  path,
  headers,
});

/** One response of every kind, by the server that sends it. */
const kinds = (asset: string): [string, RequestOptions, Rule[]][] => [
  ...[
    '/',
    '/about',
    '/login',
    '/education',
    '/sell-waste',
    '/waste-map',
    '/smart-sort',
    '/privacy-policy',
    '/luring',
  ].map((path): [string, RequestOptions, Rule[]] => [`page ${path}`, get(path), [status(200), ...page]]),
  ...['/community', '/dashboard', '/akun', '/menunggu-kirim', '/kelola'].map(
    (path): [string, RequestOptions, Rule[]] => [
      `page of members ${path}`,
      get(path),
      [...page, isNotShared],
    ],
  ),
  ['page that is not there', get('/tidak-ada'), [status(404), ...page]],
  ['piece that is not there', get('/education/news/2000000000'), [status(404), ...page]],
  ['script', get(asset), [status(200), has('content-type', /javascript/), has('cache-control', /immutable/)]],
  ['script that is not there', get('/assets/tidak-ada.js'), [status(404)]],
  [
    'service worker',
    get('/service-worker.js'),
    [
      status(200),
      has('content-type', /javascript/),
      has('cache-control', /^no-cache$/),
      hasNot('service-worker-allowed'),
    ],
  ],
  [
    'manifest',
    get('/manifest.webmanifest'),
    [status(200), has('content-type', /^application\/manifest\+json; charset=utf-8$/)],
  ],
  ['icon', get('/icons/icon-192.png'), [status(200), has('content-type', /^image\/png$/)]],
  [
    'photo shared from another app, and no worker takes it',
    { method: 'POST', path: '/bagikan-foto', body: 'x'.repeat(300_000) },
    [status(303), has('location', /^\/smart-sort$/), ...gateway],
  ],
  ['feed', get('/education/rss.xml'), [status(200), has('content-type', /xml/)]],
  ['sitemap', get('/sitemap.xml'), [status(200), has('content-type', /xml/)]],
  ['robots', get('/robots.txt'), [status(200), has('content-type', /^text\/plain/)]],
  ['picture', get('/kartu.png'), [status(200), has('content-type', /^image\/png/)]],
  ['API', get('/api/collectors'), [status(200), ...api]],
  ['API, not signed in', get('/api/auth/me'), [status(401), ...api, isNotShared]],
  ['API, not there', get('/api/tidak-ada'), [status(404), ...api]],
  [
    'API, broken JSON',
    { method: 'POST', path: '/api/auth/login', ...asJson(1), body: '{' },
    [status(400), ...api],
  ],
  ['API, other origin', get('/api/collectors', { origin: 'https://jahat.id' }), [status(200), ...api]],
  [
    'API, preflight',
    { method: 'OPTIONS', path: '/api/auth/login', headers: { origin: 'https://jahat.id' } },
    api,
  ],
  ['API document', get('/api/openapi.json'), [status(200), ...api]],
  [
    'API document as a page',
    get('/api/docs/'),
    [status(200), has('content-security-policy', /default-src 'none'/)],
  ],
  ['redirect', get('/api/docs'), [status(302), has('location', /^docs\/$/)]],
  [
    'gateway, too large',
    { method: 'POST', path: '/api/auth/login', body: 'x'.repeat(200_000) },
    [status(413), ...gateway],
  ],
  ['gateway, metrics', get('/api/metrics'), [status(404), ...gateway]],
  ['gateway, broken address', get('/%'), [status(400), ...gateway]],
  ['gateway, closed part of the identity server', get('/auth/v1/admin/users'), [status(404), ...gateway]],
  [
    'gateway, wrong method',
    { method: 'POST', path: '/auth/v1/verify', ...asJson({}) },
    [status(403), ...gateway],
  ],
  ['identity server', get('/auth/v1/user'), [status(401)]],
  ['store, no signature', get('/photos/pilahbumi-photos/x.jpg'), [status(403)]],
];

/** Checks the headers of every kind of response through the gateway. */
export async function checkAllHeaders({ send }: { send: Send }) {
  const home = await send(get('/'));
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(home.text)?.[1] ?? '/assets/none.js';
  const problems: string[] = [];
  const all = kinds(asset);
  for (const [name, request, rules] of all) {
    const response = await send(request);
    for (const rule of [...always, ...rules])
      problems.push(...rule(response).map((one) => `${name}: ${one}`));
  }
  return { problems, kinds: all.length };
}
