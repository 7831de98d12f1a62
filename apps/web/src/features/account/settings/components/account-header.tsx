import { Badge } from '#web/components/ui/badge.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { accountText as text } from '#web/messages/account-settings.ts';

/** From the session, so it needs no request. */
export function AccountHeader() {
  const auth = useAuth();
  if (auth.status !== 'signed-in') return undefined;
  const { name, email, role } = auth.user;
  return (
    <header className="pt-8 pb-5 md:pt-12">
      <h1 className="page-title">{text.title}</h1>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-muted">
        <span className="font-semibold text-ink">{name}</span>
        <span className="break-all">{email}</span>
        {role !== 'member' && <Badge icon="shield">{text.roles[role]}</Badge>}
      </p>
    </header>
  );
}
