import { useState } from 'react';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { Forum } from '#web/features/community/components/list/forum.tsx';
import { WriteOverList } from '#web/features/community/components/write/write-over-list.tsx';
import { useReplyCounts } from '#web/features/community/live/use-reply-counts.ts';
import { useArrivals } from '#web/features/community/use-arrivals.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { pageTitle } from '#web/lib/page-title.ts';
import { forumText } from '#web/messages/community.ts';

export const meta = () => [...pageTitle(forumText.title), { name: 'robots', content: 'noindex' }];

export default function Community() {
  const auth = useAuth();
  // The guard around this page lets only members in.
  if (auth.status !== 'signed-in') return null;
  return <CommunityOf memberId={auth.user._id} />;
}

function CommunityOf({ memberId }: { memberId: string }) {
  const { postId } = useParams();
  const [search] = useSearchParams();
  useReplyCounts(memberId);
  useArrivals(memberId);
  // A post opened by its address is a page of its own; once the list was seen, posts open over it.
  const [hasList, setHasList] = useState(!postId);
  if (!postId && !hasList) setHasList(true);
  return (
    <>
      {hasList && <Forum memberId={memberId} />}
      {hasList && !postId && search.has('tulis') && <WriteOverList memberId={memberId} search={search} />}
      <Outlet context={{ isOverList: hasList }} />
    </>
  );
}
