/** What everybody may see, kept by the gateway for a while. */
export const publicPages = [
  '/',
  '/about',
  '/smart-sort',
  '/sell-waste',
  '/waste-map',
  '/education',
  '/education?tab=inovasi',
  '/transparansi',
  '/community/log-moderasi',
  '/privacy-policy',
  '/terms-of-service',
  '/login',
  '/register',
];
