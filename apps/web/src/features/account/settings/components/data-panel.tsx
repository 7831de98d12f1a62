import { product } from '@app/contract/product';
import type { Profile } from '@app/contract/account-settings';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { downloadFile } from '#web/lib/download-file.ts';
import { dataText as text } from '#web/messages/account-settings.ts';
import { failureText } from '#web/lib/failure.ts';
import { useExportAccount } from '../api/export-account.ts';
import { DeleteAccount } from './delete-account.tsx';
import { SettingsSection } from './settings-section.tsx';

/** `agreements` comes from another feature. */
type Props = { profile: Profile; agreements: ReactNode };

export function DataPanel({ profile, agreements }: Props) {
  const exportAccount = useExportAccount();
  const download = () =>
    exportAccount.mutate(undefined, {
      onSuccess: (file) => {
        const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
        downloadFile(text.file(product.name, today), file.type, file);
        toast.success(text.exported);
      },
      onError: (error) => toast.error(failureText(error, text.notExported)),
    });

  return (
    <>
      <SettingsSection title={text.exportTitle} text={text.exportText}>
        <Button variant="sec" busy={exportAccount.isPending} onClick={download} className="max-sm:w-full">
          {!exportAccount.isPending && <Icon name="download" />}
          {exportAccount.isPending ? text.exporting : text.export}
        </Button>
      </SettingsSection>
      <SettingsSection title={text.agreementsTitle} text={text.agreementsText}>
        {agreements}
      </SettingsSection>
      <SettingsSection title={text.deleteTitle} text={text.deleteText}>
        <DeleteAccount profile={profile} />
      </SettingsSection>
    </>
  );
}
