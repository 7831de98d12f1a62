import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** The site map: every address on one screen. */
export default [
  layout('routes/shell.tsx', [
    index('routes/home.tsx'),
    route('about', 'routes/about.tsx'),
    route('smart-sort', 'routes/smart-sort.tsx'),
    route('upload-test', 'routes/smart-sort.tsx', { id: 'upload-test' }),
    layout('routes/directory.tsx', [
      route('sell-waste', 'routes/sell-waste.tsx'),
      route('sell-waste/kalkulator', 'routes/sell-waste-calculator.tsx'),
      route('sell-waste/:collectorId', 'routes/sell-waste-listing.tsx'),
      route('waste-map', 'routes/waste-map.tsx'),
    ]),
    layout('routes/education.tsx', [
      route('education', 'routes/education-list.tsx'),
      route('education/news/:id', 'routes/education-news.tsx'),
      route('education/innovation/:id', 'routes/education-innovation.tsx'),
    ]),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('auth/callback', 'routes/auth-callback.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('confirm-email', 'routes/confirm-email.tsx'),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('terms-of-service', 'routes/terms-of-service.tsx'),
    route('transparansi', 'routes/transparency.tsx'),
    route('luring', 'routes/offline.tsx'),
    route('community/log-moderasi', 'routes/moderation-log.tsx'),
    layout('routes/members-only.tsx', [
      route('community', 'routes/community.tsx', [route(':postId', 'routes/community-post.tsx')]),
      route('dashboard', 'routes/dashboard.tsx'),
      route('notifikasi', 'routes/notifications.tsx'),
      route('menunggu-kirim', 'routes/outbox.tsx'),
      route('akun', 'routes/account.tsx'),
      route('sell-waste/usulkan', 'routes/suggest-listing.tsx'),
      route('education/kirim', 'routes/education-submit.tsx'),
    ]),
    route('kelola', 'routes/review.tsx'),
    ...prefix('pengembang', [
      layout('routes/developer/gate.tsx', [
        route('komponen', 'routes/developer/components.tsx'),
        route('galat', 'routes/developer/failure.tsx'),
      ]),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('education/kartu.png', 'routes/education-list-card.ts'),
  route('education/:kind/:id/kartu.png', 'routes/education-card.ts'),
  route('education/rss.xml', 'routes/education-feed.ts'),
  route('kartu.png', 'routes/home-card.ts'),
  route('gambar/:file', 'routes/drawn-picture.ts'),
  route('manifest.webmanifest', 'routes/web-app-manifest.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
] satisfies RouteConfig;
