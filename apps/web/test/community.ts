import type { Post, Reply } from '@app/contract/community';

export const budi = { _id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b21', name: 'Budi', isTeam: false };

export const asAuthor = ({ _id, name }: { _id: string; name: string }) => ({ _id, name, isTeam: false });

/** A reply by Budi, as another member sees it. */
export const reply = (change: Partial<Reply> = {}): Reply => ({
  _id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b41',
  author: budi,
  content: 'Bilas dulu, lalu keringkan.',
  state: 'visible',
  likes: [],
  likeCount: 0,
  liked: false,
  createdAt: '2026-11-14T03:00:00.000Z',
  editedAt: null,
  isMine: false,
  isMuted: false,
  ...change,
});

export const post = (change: Partial<Post> = {}): Post => ({
  _id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b31',
  title: 'Minyak jelantah disetor ke mana?',
  content: 'Saya punya dua botol.',
  category: 'tanya',
  tags: [],
  author: budi,
  state: 'visible',
  likes: [],
  likeCount: 0,
  liked: false,
  replies: [],
  replyCount: 0,
  bestReplyId: null,
  createdAt: '2026-11-14T02:00:00.000Z',
  editedAt: null,
  isMine: false,
  isMuted: false,
  isFollowed: false,
  isLocked: false,
  isPinned: false,
  photo: null,
  thumbnail: null,
  ...change,
});
