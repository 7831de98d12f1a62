import { takeAddressParameters } from '#web/lib/address-parameters.ts';

const key = 'confirm-email';

/** The token of our mail. It stays in this tab while the person goes to sign in, never in the address. */
export const confirmationToken = {
  take(): string {
    const brought = takeAddressParameters()('token');
    if (brought) sessionStorage.setItem(key, brought);
    return sessionStorage.getItem(key) ?? '';
  },
  forget: () => sessionStorage.removeItem(key),
};
