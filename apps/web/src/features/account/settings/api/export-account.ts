import { exportAccount } from '@app/contract/account-settings';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const useExportAccount = () => useMutation({ mutationFn: () => call(exportAccount, {}) });
