import { emailText as text } from '#web/messages/account-settings.ts';
import { useProfile } from '../api/get-profile.ts';
import { ConfirmationWaits } from './confirmation-waits.tsx';

/** On the dashboard. Nothing while the profile is loading, or without a network. */
export function UnconfirmedEmail() {
  const { data: profile } = useProfile();
  if (!profile || profile.emailVerified) return undefined;
  return (
    <section aria-label={text.waits} className="mb-5">
      <ConfirmationWaits text={text.waitsAt(profile.email)} resend={text.sendAgain} />
    </section>
  );
}
