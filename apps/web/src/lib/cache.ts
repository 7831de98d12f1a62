/** For public pages: a shared cache keeps them a minute and serves a stale one while it revalidates. */
export const publicPage = ({ loaderHeaders }: { loaderHeaders?: Headers } = {}) => ({
  'cache-control':
    loaderHeaders?.get('cache-control') ?? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
});

/** For pages of one member, or whose URL carried a token: never cached. */
export const privatePage = () => ({ 'cache-control': 'no-store' });

/** For a public page that has only a part of its data: the complete one that a cache keeps must not be replaced by it. */
export const cachedIf = (isComplete: boolean) => (isComplete ? {} : { headers: privatePage() });

/** For drawings and share cards: a browser keeps them a week, a shared cache a day. */
export const cachedFile = () => ({
  'cache-control': 'public, max-age=604800, s-maxage=86400, stale-while-revalidate=2592000',
});

/** For the sitemap and the feed. */
export const machinePage = () => ({
  'cache-control': 'public, max-age=300, s-maxage=300, stale-while-revalidate=3600',
});
