import type { Profile } from '@app/contract/account-settings';
import { EmailStatus } from './email-status.tsx';
import { ProfileForm } from './profile-form.tsx';

/** An unconfirmed email is shown first. */
export function ProfilePanel({ profile }: { profile: Profile }) {
  const email = <EmailStatus profile={profile} />;
  return (
    <>
      {!profile.emailVerified && email}
      <ProfileForm profile={profile} />
      {profile.emailVerified && email}
    </>
  );
}
