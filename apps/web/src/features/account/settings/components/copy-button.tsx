import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { recoveryCodesText } from '#web/messages/account-settings.ts';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(recoveryCodesText.copied);
    } catch {
      toast.error(recoveryCodesText.copyFailed);
    }
  };
  return (
    <Button variant="sec" onClick={() => void copy()}>
      <Icon name="copy" />
      {label}
    </Button>
  );
}
