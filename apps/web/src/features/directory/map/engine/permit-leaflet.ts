type Rules = { createHTML: (html: string) => string | null };
type TrustedTypes = { createPolicy: (name: 'default', rules: Rules) => unknown };

let isPermitted = false;

/**
 * While it loads, Leaflet writes `<svg/>` into an element to learn whether the browser can draw. The page's policy
 * refuses any text as markup; this lets that one constant pass, and nothing else.
 */
export function permitLeaflet() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (isPermitted || !trustedTypes) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (html === '<svg/>' ? html : null) });
  isPermitted = true;
}
