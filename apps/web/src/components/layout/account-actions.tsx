import { lazy, Suspense, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { reviewDestination } from '#web/components/layout/navigation.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { shellText } from '#web/messages/shell.ts';

/** Loaded only when something waits to be sent. */
const UnsentDialog = lazy(async () => ({ default: (await import('./unsent-dialog.tsx')).UnsentDialog }));

/** Without storage, or without the script that reads it, nothing is known to wait. */
const countUnsent = (memberId: string) =>
  import('#web/lib/outbox/store.ts')
    .then(({ listEntries }) => listEntries(memberId))
    .then(
      ({ length }) => length,
      () => 0,
    );

/**
 * Login and register for visitors; dashboard, account and logout for members. `onField`: on the green of the menu,
 * which lists the account among its rows instead.
 */
export function AccountActions({ onField = false }: { onField?: boolean }) {
  const auth = useAuth();
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState(0);
  const quiet = onField ? 'field-line' : 'quiet';
  const primary = onField ? 'on-field' : 'pri';
  const size = onField ? 'lg' : 'md';

  if (auth.status === 'signed-out' || auth.status === 'loading') {
    return (
      <>
        <ButtonLink to="/login" variant={quiet} size={size} className="until-session-known">
          {shellText.login}
        </ButtonLink>
        <ButtonLink to="/register" variant={primary} size={size} className="until-session-known">
          {shellText.register}
        </ButtonLink>
      </>
    );
  }

  // The header of a small laptop has little room beside the bell and six links.
  const compact = onField ? undefined : 'max-[1240px]:px-2.5';
  const place = 'nav-link relative';
  const signOut = async () => {
    await auth.logout();
    setUnsent(0);
    toast.success(shellText.loggedOut);
    await navigate('/');
  };
  const askToSignOut = async () => {
    const count = auth.status === 'signed-in' ? await countUnsent(auth.user._id) : 0;
    if (count > 0) setUnsent(count);
    else await signOut();
  };
  return (
    <>
      <ButtonLink
        to="/dashboard"
        variant={onField ? 'on-field' : 'quiet'}
        size={size}
        className={onField ? undefined : `${place} ${compact}`}
      >
        {shellText.dashboard}
      </ButtonLink>
      {!onField && auth.status === 'signed-in' && auth.user.role !== 'member' && (
        <ButtonLink to={reviewDestination.to} variant="quiet" className={`${place} max-[1360px]:px-2.5`}>
          <Icon name={reviewDestination.icon} />
          <span className="max-[1360px]:sr-only">{reviewDestination.label}</span>
        </ButtonLink>
      )}
      {!onField && (
        <ButtonLink to="/akun" variant="quiet" className={`${place} max-[1360px]:px-2.5`}>
          <Icon name="user" />
          <span className="max-[1360px]:sr-only">{shellText.account}</span>
        </ButtonLink>
      )}
      <Button variant={quiet} size={size} className={compact} onClick={() => void askToSignOut()}>
        {shellText.logout}
      </Button>
      {unsent > 0 && (
        <Suspense>
          <UnsentDialog count={unsent} onClose={() => setUnsent(0)} onConfirm={signOut} />
        </Suspense>
      )}
    </>
  );
}
