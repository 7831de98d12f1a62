import { takeUrlParameters } from '#web/lib/url-parameters.ts';

const key = 'confirm-email';

/** The token of the confirmation mail. It stays in sessionStorage during sign-in, never in the URL. */
export const confirmationToken = {
  take(): string {
    const fromUrl = takeUrlParameters()('token');
    if (fromUrl) sessionStorage.setItem(key, fromUrl);
    return sessionStorage.getItem(key) ?? '';
  },
  clear: () => sessionStorage.removeItem(key),
};
