import type { Profile } from '@app/contract/account-settings';
import { ChangePassword } from './change-password.tsx';
import { TwoStep } from './two-step.tsx';

export function SecurityPanel({ profile }: { profile: Profile }) {
  return (
    <>
      <ChangePassword hasPassword={profile.hasPassword} email={profile.email} />
      <TwoStep profile={profile} />
    </>
  );
}
