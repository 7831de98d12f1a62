/** Trusted Types allow the empty HTML without a policy. With it hydration keeps the markup of the server. */
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
export const emptyMarkup = { __html: trustedTypes?.emptyHTML ?? '' };
