import { exportAccount } from '@app/contract/account-settings';
import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '#web/lib/api.ts';

/** The file as it came: it may be too large to be parsed on a phone. */
export const useExportAccount = () => useMutation({ mutationFn: () => fetchFile(exportAccount, {}) });
