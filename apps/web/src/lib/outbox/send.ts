import {
  createPost,
  createReply,
  editPost,
  editReply,
  likePost,
  likeReply,
  uploadPostPicture,
} from '@app/contract/community';
import { confirmCollector } from '@app/contract/directory';
import { giveFeedback, recordScan } from '@app/contract/smart-sort';
import { ApiError, call } from '#web/lib/api.ts';
import type { Action, ActionOf, ActionResponse, Kind, OutboxEntry } from './action.ts';
import { sentScan } from './store.ts';

/** Long enough for a slow connection. */
const timeoutMs = 30_000;
const photoTimeoutMs = 90_000;

const callWithTimeout: typeof call = (route, input, options) =>
  call(route, input, { signal: AbortSignal.timeout(timeoutMs), ...options });

type Options = NonNullable<Parameters<typeof call>[2]>;
type Sender<A extends Action> = (action: A, options: Options) => Promise<ActionResponse<A>>;
type Senders = { [K in Kind]: Sender<ActionOf<K>> };

/**
 * The key makes it one post. When the text was changed after a failed attempt, the API returns the first post, which is
 * then edited.
 */
async function sendPost({ words, pictureId, photo }: ActionOf<'post'>, options: Options) {
  const create = (id: string | null) =>
    callWithTimeout(createPost, { body: { ...words, pictureId: id } }, options);
  const response =
    photo && pictureId === null
      ? await create(await upload(photo, options))
      : await create(pictureId).catch(async (error: unknown) => {
          if (!photo || !(error instanceof ApiError) || error.code !== 'picture_gone') throw error;
          return create(await upload(photo, options));
        });
  const { _id: postId, title, content } = response.post;
  if (title === words.title && content === words.content) return response;
  return callWithTimeout(editPost, { params: { postId }, body: words }, options);
}

/** Uploaded twice, the first photo is an orphan that the server deletes after a day. */
async function upload(photo: Blob, { memberId }: Options): Promise<string> {
  const body = new FormData();
  // The file name may contain personal data.
  body.append('image', photo, 'foto');
  const options = { ...(memberId && { memberId }), signal: AbortSignal.timeout(photoTimeoutMs) };
  return (await callWithTimeout(uploadPostPicture, { body: body as never }, options)).pictureId;
}

async function sendReply({ postId, body }: ActionOf<'reply'>, options: Options) {
  const response = await callWithTimeout(createReply, { params: { postId }, body }, options);
  if (response.reply.content === body.content) return response;
  const params = { postId, replyId: response.reply._id };
  const { reply } = await callWithTimeout(editReply, { params, body: { content: body.content } }, options);
  return { ...response, reply };
}

async function sendFeedback({ scan, feedback }: ActionOf<'feedback'>, options: Options) {
  const scanId = 'id' in scan ? scan.id : ((await sentScan(scan.key))?.id ?? '');
  return callWithTimeout(giveFeedback, { params: { scanId }, body: feedback }, options);
}

const senders: Senders = {
  scan: ({ scan }, options) => callWithTimeout(recordScan, { body: scan }, options),
  feedback: sendFeedback,
  post: sendPost,
  reply: sendReply,
  // The request carries the wanted state, so it is idempotent.
  like: ({ postId, replyId, liked }, options) =>
    replyId
      ? callWithTimeout(likeReply, { params: { postId, replyId }, body: { liked } }, options)
      : callWithTimeout(likePost, { params: { postId }, body: { liked } }, options),
  confirmation: ({ collectorId, isOpen }, options) =>
    callWithTimeout(confirmCollector, { params: { collectorId }, body: { isOpen } }, options),
};

/** Sent with the member id: the server refuses it when another member has signed in meanwhile. */
export function send<A extends Action>({
  key,
  memberId,
  action,
}: OutboxEntry<A>): Promise<ActionResponse<A>> {
  const sender = senders[action.kind] as unknown as Sender<A>;
  return sender(action, { idempotencyKey: key, memberId });
}
