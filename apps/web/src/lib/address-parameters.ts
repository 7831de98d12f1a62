/** Answers one named value that a link brought along. */
export type AddressParameters = (name: string) => string | null;

/**
 * Takes what a mailed link carries, from the fragment first, then the query, and clears the address at once:
 * a token must not stay in the history, in a shared screen or in a copied address.
 */
export function takeAddressParameters(): AddressParameters {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  return (name) => fragment.get(name) ?? query.get(name);
}
