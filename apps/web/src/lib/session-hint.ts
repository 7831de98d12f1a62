/** Set by the inline script (before-paint.ts) in a browser that has a token, until the session is known. */
export const clearSessionHint = () => {
  delete document.documentElement.dataset.session;
};
