import { storedToken } from '#web/lib/token.ts';

/**
 * Runs before the first paint. Public pages are the same for everybody, so they show "Masuk" and "Daftar";
 * this marks a browser that has a token, and the style sheet hides those two until the session is known.
 */
export const sessionHint = `try{if(localStorage.getItem('${storedToken.key}'))document.documentElement.dataset.session='kept'}catch{}`;

export const clearSessionHint = () => {
  delete document.documentElement.dataset.session;
};
