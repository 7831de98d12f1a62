import { getMe } from '@app/contract/account';
import { listPosts, liveEvents, type Post, showPost } from '@app/contract/community';
import { showSuspension } from '@app/contract/community-moderation';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { vi } from 'vitest';
import CommunityPost from '#web/routes/community-post.tsx';
import Community from '#web/routes/community.tsx';
import MembersOnly from '#web/routes/members-only.tsx';
import { post } from './community.ts';
import { installModalDialogs } from './modal-dialogs.ts';
import { sari } from './users.ts';
import { respondError, respond } from './respond.ts';
import { server } from './setup.ts';
import { installPhotos } from './smart-sort.tsx';
import { visit } from './visit.tsx';

export const user = userEvent.setup();
export const scrollIntoView = vi.fn<() => void>();
export const jelantah = post({ likeCount: 18, replyCount: 1 });
/** The id of another post, or of another reply. */
export const second = '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b32';

export const list = (posts: Post[], nextCursor: string | null = null) =>
  respond(listPosts, { success: true, posts, nextCursor });
export const whole = (change: Partial<Post> = {}, nextReplyCursor: string | null = null) =>
  respond(showPost, { success: true, post: { ...jelantah, ...change }, nextReplyCursor });

/** Opens the forum as Sari; live updates are off unless a handler enables them. */
export function openForum(path: string, ...handlers: RequestHandler[]) {
  installModalDialogs();
  installPhotos();
  window.scrollTo = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  window.matchMedia = vi.fn<typeof matchMedia>(() => ({ matches: false }) as MediaQueryList);
  localStorage.setItem('token', 'kept');
  server.use(
    ...handlers,
    respond(getMe, { user: sari }),
    respond(showSuspension, { suspension: null }),
    respondError(liveEvents, 503, 'unavailable'),
  );
  return visit(path, [
    {
      Component: MembersOnly,
      children: [
        {
          path: '/community',
          Component: Community,
          children: [{ path: ':postId', Component: CommunityPost as never }],
        },
      ],
    },
  ]);
}

export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
export const openPost = async () => user.click(await screen.findByRole('link', { name: jelantah.title }));
export const openDialog = () => screen.findByRole('dialog', { name: 'Postingan' });
