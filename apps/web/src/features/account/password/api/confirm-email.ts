import { confirmEmail as route } from '@app/contract/account-password';
import { call } from '#web/lib/api.ts';

export const confirmEmail = (token: string) => call(route, { body: { token } });
