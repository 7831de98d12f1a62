/** For pages that are the same for everybody: a shared cache keeps them a minute, and a stale one while it asks anew. */
export const publicPage = () => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
});

/** For pages of one person, or whose address carried a token: nobody keeps them. */
export const privatePage = () => ({ 'cache-control': 'no-store' });

/** For drawings and share cards: a browser keeps them a week, a shared cache a day. */
export const keptFile = () => ({
  'cache-control': 'public, max-age=604800, s-maxage=86400, stale-while-revalidate=2592000',
});

/** For what machines read of everybody's pages: the map of the site, the feed. */
export const machinePage = () => ({
  'cache-control': 'public, max-age=300, s-maxage=300, stale-while-revalidate=3600',
});
