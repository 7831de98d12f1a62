/** Returns the value of one parameter of the opened link. */
export type UrlParameters = (name: string) => string | null;

/**
 * Reads the parameters of a mailed link, from the fragment first, then the query, and clears the URL at once:
 * a token must not stay in the history, in a shared screen or in a copied URL.
 */
export function takeUrlParameters(): UrlParameters {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  return (name) => fragment.get(name) ?? query.get(name);
}
