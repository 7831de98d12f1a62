import { plainLine, plainText } from './plain-text.ts';
import { route } from './route.ts';
import { PhotoForm } from './smart-sort.ts';
import { z } from './zod.ts';

/** The first is the default in forms. */
export const postCategories = ['general', 'tanya', 'tips', 'jual-beli', 'kegiatan', 'cerita'] as const;
export const PostCategory = z.enum(postCategories);
export type PostCategory = z.infer<typeof PostCategory>;

/** The database enforces the same limits. */
export const communityLimits = {
  title: 150,
  content: 10_000,
  reply: 5000,
  tags: 5,
  tag: 30,
  search: 100,
  mentions: 5,
  note: 500,
} as const;

const title = plainLine(1, communityLimits.title);
const Tag = z
  .string()
  .trim()
  .toLowerCase()
  .min(2)
  .max(communityLimits.tag)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u, 'Tulis tag dengan huruf, angka, spasi, atau tanda hubung.');

/** Name and opaque id only. A deleted account is "Anonim". The team has no id: nobody can sign in as it. */
export const PostAuthor = z.object({ _id: z.uuid().nullable(), name: z.string(), isTeam: z.boolean() });
export type PostAuthor = z.infer<typeof PostAuthor>;

/** A removed post or reply keeps its place; its `content` is "[dihapus]" or "[disembunyikan moderator]". */
export const PostState = z.enum(['visible', 'deleted', 'hidden']);
export type PostState = z.infer<typeof PostState>;

export const Reply = z.object({
  _id: z.uuid(),
  author: PostAuthor,
  content: z.string(),
  state: PostState,
  /** Contains at most the viewer's own id. */
  likes: z.array(z.uuid()).max(1),
  likeCount: z.int().min(0),
  liked: z.boolean(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  isMine: z.boolean(),
  /** The viewer muted its author: the page collapses it. */
  isMuted: z.boolean(),
});
export type Reply = z.infer<typeof Reply>;

export const Post = z.object({
  _id: z.uuid(),
  title: z.string(),
  /** In lists the first 300 characters. */
  content: z.string(),
  category: PostCategory,
  tags: z.array(z.string()),
  author: PostAuthor,
  state: PostState,
  likes: z.array(z.uuid()).max(1),
  likeCount: z.int().min(0),
  liked: z.boolean(),
  /** The first page, oldest first; empty in lists. */
  replies: z.array(Reply),
  replyCount: z.int().min(0),
  bestReplyId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  isMine: z.boolean(),
  /** Never true in lists: they omit muted authors. */
  isMuted: z.boolean(),
  isFollowed: z.boolean(),
  isLocked: z.boolean(),
  isPinned: z.boolean(),
  /** A signed URL that is valid for some minutes; null without a photo. */
  photo: z.string().nullable(),
  /** The same photo, small, for lists. */
  thumbnail: z.string().nullable(),
});
export type Post = z.infer<typeof Post>;

/** For the account export. */
export const ExportedPost = Post.pick({
  _id: true,
  title: true,
  content: true,
  category: true,
  tags: true,
  state: true,
  createdAt: true,
  editedAt: true,
});
export type ExportedPost = z.infer<typeof ExportedPost>;
export const ExportedReply = Reply.pick({
  _id: true,
  content: true,
  state: true,
  createdAt: true,
  editedAt: true,
}).extend({ postId: z.uuid() });
export type ExportedReply = z.infer<typeof ExportedReply>;

const postParams = z.object({ postId: z.uuid() });
const replyParams = postParams.extend({ replyId: z.uuid() });
const done = z.object({ success: z.literal(true) });
const cursor = z.string().max(300).optional();

/** Chosen by the client; a repeated key has no further effect and returns the same response. */
export const IdempotencyKey = z.uuid();

export const listPosts = route({
  method: 'GET',
  path: '/community/posts',
  summary: 'Posts, twenty at a time: newest, unanswered or followed; optionally filtered by search words',
  signedIn: true,
  query: z.object({
    search: z.string().trim().max(communityLimits.search).optional(),
    category: PostCategory.optional(),
    tag: Tag.optional(),
    sort: z.enum(['terbaru', 'belum-dijawab', 'diikuti']).optional(),
    cursor,
  }),
  response: z.object({
    success: z.literal(true),
    posts: z.array(Post),
    nextCursor: z.string().nullable(),
    /** A search stopped before older posts were searched; the next page goes on there. Absent in older versions. */
    isOlderUnsearched: z.boolean().optional(),
  }),
});

export const NewPost = z.object({
  title,
  content: plainText(1, communityLimits.content),
  category: PostCategory.default('general'),
  tags: z.array(Tag).max(communityLimits.tags).default([]),
  pictureId: z.uuid().nullable().default(null),
});

export const createPost = route({
  method: 'POST',
  path: '/community/posts',
  summary: 'Writes a post; an Idempotency-Key header makes retries harmless',
  signedIn: true,
  body: NewPost,
  response: z.object({ success: z.literal(true), post: Post }),
});

export const uploadPostPicture = route({
  method: 'POST',
  path: '/community/pictures',
  summary: 'Uploads a picture for a post; unused pictures are removed after a day',
  signedIn: true,
  body: PhotoForm,
  response: z.object({ success: z.literal(true), pictureId: z.uuid(), picture: z.string() }),
});

const postResponse = z.object({
  success: z.literal(true),
  post: Post,
  nextReplyCursor: z.string().nullable(),
});

export const showPost = route({
  method: 'GET',
  path: '/community/posts/:postId',
  summary: 'One post with the first page of its replies',
  signedIn: true,
  params: postParams,
  response: postResponse,
});

export const listReplies = route({
  method: 'GET',
  path: '/community/posts/:postId/replies',
  summary: 'Replies of a post, oldest first, twenty at a time',
  signedIn: true,
  params: postParams,
  query: z.object({ cursor }),
  response: z.object({
    success: z.literal(true),
    replies: z.array(Reply),
    nextCursor: z.string().nullable(),
  }),
});

export const editPost = route({
  method: 'PATCH',
  path: '/community/posts/:postId',
  summary: 'Edits an own post',
  signedIn: true,
  params: postParams,
  body: NewPost.omit({ pictureId: true }),
  response: z.object({ success: z.literal(true), post: Post }),
});

export const deletePost = route({
  method: 'DELETE',
  path: '/community/posts/:postId',
  summary: 'Deletes the text of an own post; its replies stay',
  signedIn: true,
  params: postParams,
  response: done,
});

export const likePost = route({
  method: 'POST',
  path: '/community/posts/:postId/like',
  summary: 'Likes or unlikes a post; idempotent when `liked` is given',
  signedIn: true,
  params: postParams,
  /** Without it each call toggles the like, as the specification says. */
  body: z.object({ liked: z.boolean().optional() }).nullish(),
  response: z.object({ success: z.literal(true), liked: z.boolean(), likeCount: z.int().min(0) }),
});

/** `mentions`: participants of this conversation who are mentioned with @ in the text. */
const NewReply = z.object({
  content: plainText(1, communityLimits.reply),
  mentions: z.array(z.uuid()).max(communityLimits.mentions).default([]),
});

export const createReply = route({
  method: 'POST',
  path: '/community/posts/:postId/replies',
  summary: 'Replies to a post; an Idempotency-Key header makes retries harmless',
  signedIn: true,
  params: postParams,
  body: NewReply,
  response: postResponse.extend({ reply: Reply }),
});

export const editReply = route({
  method: 'PATCH',
  path: '/community/posts/:postId/replies/:replyId',
  summary: 'Edits an own reply',
  signedIn: true,
  params: replyParams,
  body: NewReply.pick({ content: true }),
  response: z.object({ success: z.literal(true), reply: Reply }),
});

export const deleteReply = route({
  method: 'DELETE',
  path: '/community/posts/:postId/replies/:replyId',
  summary: 'Deletes the text of an own reply',
  signedIn: true,
  params: replyParams,
  response: done,
});

export const likeReply = route({
  method: 'POST',
  path: '/community/posts/:postId/replies/:replyId/like',
  summary: 'Likes or unlikes a reply',
  signedIn: true,
  params: replyParams,
  body: z.object({ liked: z.boolean().optional() }).nullish(),
  response: z.object({
    success: z.literal(true),
    post: Post,
    liked: z.boolean(),
    likeCount: z.int().min(0),
  }),
});

export const chooseBestReply = route({
  method: 'POST',
  path: '/community/posts/:postId/best-reply',
  summary: 'The author of the post marks the best reply; null removes the mark',
  signedIn: true,
  params: postParams,
  body: z.object({ replyId: z.uuid().nullable() }),
  response: done,
});

export const followPost = route({
  method: 'POST',
  path: '/community/posts/:postId/follow',
  summary: 'Follows or unfollows a post',
  signedIn: true,
  params: postParams,
  body: z.object({ followed: z.boolean() }),
  response: done,
});

export const muteMember = route({
  method: 'POST',
  path: '/community/members/:memberId/mute',
  summary: 'Mutes or unmutes a member for the signed-in person; the member is not notified',
  signedIn: true,
  params: z.object({ memberId: z.uuid() }),
  body: z.object({ muted: z.boolean() }),
  response: done,
});

export const listMuted = route({
  method: 'GET',
  path: '/community/muted',
  summary: 'Muted members, at most a hundred',
  signedIn: true,
  response: z.object({ members: z.array(z.object({ _id: z.uuid(), name: z.string() })).max(100) }),
});

/** A server-sent event about a change in a list or an open post, without its text. */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('post'), postId: z.uuid(), category: PostCategory, authorId: z.uuid() }),
  z.object({ type: z.literal('reply'), postId: z.uuid(), replyId: z.uuid(), authorId: z.uuid() }),
  z.object({ type: z.literal('changed'), postId: z.uuid() }),
  z.object({ type: z.literal('notification') }),
  /** Too many events, or too old ones, to be told one by one: the page must refetch what it shows. */
  z.object({ type: z.literal('missed') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

export const liveEvents = route({
  method: 'GET',
  path: '/community/live',
  summary: 'Live events (text/event-stream); on 503 the page falls back to polling',
  signedIn: true,
  response: z.string(),
});
