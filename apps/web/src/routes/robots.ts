import { machinePage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';

/** Personal pages and forms are not indexed. Members' pictures and the moderation log are. */
const disallowed = [
  '/api/',
  '/auth/',
  '/photos/',
  '/pengembang/',
  '/akun',
  '/notifikasi',
  '/menunggu-kirim',
  '/dashboard',
  '/community',
  '/education/kirim',
  '/sell-waste/usulkan',
  '/reset-password',
  '/confirm-email',
];

export const loader = () =>
  new Response(
    [
      'User-agent: *',
      'Allow: /api/education/pictures/',
      'Allow: /api/collectors/photos/',
      'Allow: /community/log-moderasi',
      ...disallowed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${siteOrigin()}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { ...machinePage(), 'content-type': 'text/plain; charset=utf-8' } },
  );
