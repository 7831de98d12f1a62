/** Headers of every file; the others matter for documents only. */
export const fileHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
];

/** Headers of every page. The content policy is added to each page by the renderer, which hashes its scripts. */
export const pageHeaders: readonly (readonly [string, string])[] = [
  ...fileHeaders,
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()'],
  ['x-frame-options', 'DENY'],
];
