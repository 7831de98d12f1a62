import type { CurrentUser } from '@app/contract/account';
import { formatDistance } from '#web/features/directory/format-distance.ts';
import { MemberHome } from '#web/features/home/member/member-home.tsx';
import { storedProvince } from '#web/lib/stored-province.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { ServerState } from '#web/lib/server-state.tsx';

/** Loaded for members only, in place of the landing page of visitors. */
export function MemberLanding({ user }: { user: CurrentUser }) {
  const { refresh } = useAuth();
  return (
    <ServerState key={user._id} onSessionOver={() => void refresh()}>
      <MemberHome member={user} province={storedProvince.read()} formatDistance={formatDistance} />
    </ServerState>
  );
}
