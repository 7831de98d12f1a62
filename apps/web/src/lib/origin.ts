/**
 * Where people reach the product. On the server never from the request: pages are kept by a shared cache under their
 * path alone.
 */
export const siteOrigin = () => (import.meta.env.SSR ? process.env.ORIGIN! : location.origin);
