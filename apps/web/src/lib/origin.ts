/**
 * The public origin. On the server never taken from the request: a shared cache keeps pages under their path alone.
 */
export const siteOrigin = () => (import.meta.env.SSR ? process.env.ORIGIN! : location.origin);
