import { machinePage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';

/** What belongs to one person, or leads through a form, is nothing to list. Members' pictures and the log are. */
const closed = [
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
      'Allow: /community/log-moderasi',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${siteOrigin()}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { ...machinePage(), 'content-type': 'text/plain; charset=utf-8' } },
  );
