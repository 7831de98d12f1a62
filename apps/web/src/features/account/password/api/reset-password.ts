import { resetPassword as route } from '@app/contract/account-password';
import { call } from '#web/lib/api.ts';

/** Carries the identity server's recovery session, not the product's. */
export const resetPassword = (accessToken: string, password: string) =>
  call(route, { body: { password } }, { token: accessToken });
