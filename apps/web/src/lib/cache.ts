/** For pages that are the same for everybody: a shared cache keeps them a minute, and a stale one while it asks anew. */
export const publicPage = () => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
});

/** For pages of one person, or whose address carried a token: nobody keeps them. */
export const privatePage = () => ({ 'cache-control': 'no-store' });
