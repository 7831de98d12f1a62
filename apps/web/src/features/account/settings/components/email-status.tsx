import type { Profile } from '@app/contract/account-settings';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { accountText, emailText as text } from '#web/messages/account-settings.ts';
import { failureText } from '#web/lib/failure.ts';
import { useResendConfirmation } from '../api/resend-confirmation.ts';
import { SettingsSection } from './settings-section.tsx';

export function EmailStatus({ profile }: { profile: Profile }) {
  return (
    <SettingsSection title={text.title} text={text.text}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 font-semibold break-all">{profile.email}</span>
        {profile.emailVerified ? (
          <Badge tone="success" icon="verified">
            {text.verified}
          </Badge>
        ) : (
          <Badge tone="warning" icon="info">
            {text.unverified}
          </Badge>
        )}
      </p>
      {!profile.emailVerified && <Unverified />}
    </SettingsSection>
  );
}

function Unverified() {
  const resend = useResendConfirmation();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast.success(text.sent),
      onError: (error) => toast.error(failureText(error, accountText.notSent)),
    });
  return (
    <div className="mt-4 grid grid-cols-[auto_1fr] gap-3 rounded-lg bg-warning-soft p-4">
      <Icon name="mail" className="mt-0.5 text-warning" />
      <div>
        <p className="text-sm">{text.notice}</p>
        <Button variant="sec" busy={resend.isPending} onClick={send} className="mt-3">
          {resend.isPending ? text.sending : text.resend}
        </Button>
      </div>
    </div>
  );
}
