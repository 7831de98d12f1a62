type Rules = { createHTML: (html: string) => string | null };
type TrustedTypes = { createPolicy: (name: 'default', rules: Rules) => unknown };

let isPermitted = false;

/**
 * On load, Leaflet assigns `<svg/>` to innerHTML to detect SVG support. Trusted Types forbid this; the policy here
 * allows that one constant and nothing else.
 */
export function permitLeaflet() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (isPermitted || !trustedTypes) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (html === '<svg/>' ? html : null) });
  isPermitted = true;
}
