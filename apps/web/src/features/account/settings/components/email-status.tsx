import type { Profile } from '@app/contract/account-settings';
import { Badge } from '#web/components/ui/badge.tsx';
import { emailText as text } from '#web/messages/account-settings.ts';
import { ConfirmationWaits } from './confirmation-waits.tsx';
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
      {!profile.emailVerified && <ConfirmationWaits text={text.notice} resend={text.resend} />}
    </SettingsSection>
  );
}
