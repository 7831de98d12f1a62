import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { reviewDestination } from '#web/components/layout/navigation.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { shellText } from '#web/messages/shell.ts';

/**
 * Login and register for visitors; dashboard, account and logout for members. `onField`: on the green of the menu,
 * which lists the account among its rows instead.
 */
export function AccountActions({ onField = false }: { onField?: boolean }) {
  const auth = useAuth();
  const navigate = useNavigate();
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
    toast.success(shellText.loggedOut);
    await navigate('/');
  };
  return (
    <>
      <ButtonLink
        to="/dashboard"
        variant={quiet}
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
      <Button
        variant={onField ? 'on-field' : 'sec'}
        size={size}
        className={compact}
        onClick={() => void signOut()}
      >
        {shellText.logout}
      </Button>
    </>
  );
}
