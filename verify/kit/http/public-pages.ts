/** Public pages that the gateway caches. */
export const publicPages = [
  '/',
  '/about',
  '/smart-sort',
  '/sell-waste',
  '/waste-map',
  '/education',
  '/education?tab=inovasi',
  '/pilah',
  '/pilah/popok',
  '/transparansi',
  '/community/log-moderasi',
  '/privacy-policy',
  '/terms-of-service',
  '/login',
  '/register',
];
