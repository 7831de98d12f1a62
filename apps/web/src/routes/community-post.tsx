import { useOutletContext } from 'react-router';
import type { Route } from './+types/community-post.ts';
import { PostDialog } from '#web/features/community/components/post/post-dialog.tsx';
import { PostPage } from '#web/features/community/components/post/post-page.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { pageTitle } from '#web/lib/page-title.ts';
import { postText } from '#web/messages/community.ts';

export const meta = () => [...pageTitle(postText.title), { name: 'robots', content: 'noindex' }];

export default function CommunityPost({ params: { postId } }: Route.ComponentProps) {
  const auth = useAuth();
  const { isOverList } = useOutletContext<{ isOverList: boolean }>();
  if (auth.status !== 'signed-in') return null;
  const Shown = isOverList ? PostDialog : PostPage;
  return <Shown key={postId} postId={postId} member={auth.user} />;
}
