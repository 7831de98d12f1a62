import { useState } from 'react';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { Forum } from '#web/features/community/components/list/forum.tsx';
import { WriteOverList } from '#web/features/community/components/write/write-over-list.tsx';
import { useReplyCounts } from '#web/features/community/live/use-reply-counts.ts';
import { useApplySentActions } from '#web/features/community/use-apply-sent-actions.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { pageTitle } from '#web/lib/page-title.ts';
import { forumText } from '#web/messages/community.ts';

export const meta = () => [...pageTitle(forumText.title), { name: 'robots', content: 'noindex' }];

export default function Community() {
  const auth = useAuth();
  // The guard admits only members.
  if (auth.status !== 'signed-in') return null;
  return <CommunityOf memberId={auth.user._id} />;
}

function CommunityOf({ memberId }: { memberId: string }) {
  const { postId } = useParams();
  const [search] = useSearchParams();
  useReplyCounts(memberId);
  useApplySentActions(memberId);
  // A post opened by its URL is a full page; after the list was shown, posts open in a dialog over it.
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
