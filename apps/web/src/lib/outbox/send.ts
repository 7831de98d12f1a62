import {
  createPost,
  createReply,
  editPost,
  editReply,
  likePost,
  likeReply,
  uploadPostPicture,
} from '@app/contract/community';
import { giveFeedback, recordScan } from '@app/contract/smart-sort';
import { ApiError, call } from '#web/lib/api.ts';
import type { Action, ActionOf, AnswerOf, Kind, Waiting } from './action.ts';
import { sentScan } from './store.ts';

/** Longer than a weak signal needs; after that nobody answers any more. */
const patience = 30_000;
const photoPatience = 90_000;

const ask: typeof call = (route, input, options) =>
  call(route, input, { signal: AbortSignal.timeout(patience), ...options });

type Options = NonNullable<Parameters<typeof call>[2]>;
type Sender<A extends Action> = (action: A, options: Options) => Promise<AnswerOf<A>>;
type Senders = { [K in Kind]: Sender<ActionOf<K>> };

/**
 * The key makes it one post. Who changed the words after a failure gets the first post back, which is then given the
 * new words.
 */
async function sendPost({ words, pictureId, photo }: ActionOf<'post'>, options: Options) {
  const create = (id: string | null) => ask(createPost, { body: { ...words, pictureId: id } }, options);
  const answer =
    photo && pictureId === null
      ? await create(await upload(photo, options))
      : await create(pictureId).catch(async (error: unknown) => {
          if (!photo || !(error instanceof ApiError) || error.code !== 'picture_gone') throw error;
          return create(await upload(photo, options));
        });
  const { _id: postId, title, content } = answer.post;
  if (title === words.title && content === words.content) return answer;
  return ask(editPost, { params: { postId }, body: words }, options);
}

/** Sent twice, the first is an orphan that the server removes after a day. */
async function upload(photo: Blob, { memberId }: Options): Promise<string> {
  const body = new FormData();
  // A file's name may say more than its owner means to.
  body.append('image', photo, 'foto');
  const options = { ...(memberId && { memberId }), signal: AbortSignal.timeout(photoPatience) };
  return (await ask(uploadPostPicture, { body: body as never }, options)).pictureId;
}

async function sendReply({ postId, body }: ActionOf<'reply'>, options: Options) {
  const answer = await ask(createReply, { params: { postId }, body }, options);
  if (answer.reply.content === body.content) return answer;
  const params = { postId, replyId: answer.reply._id };
  const { reply } = await ask(editReply, { params, body: { content: body.content } }, options);
  return { ...answer, reply };
}

async function sendFeedback({ scan, feedback }: ActionOf<'feedback'>, options: Options) {
  const scanId = 'id' in scan ? scan.id : ((await sentScan(scan.key))?.id ?? '');
  return ask(giveFeedback, { params: { scanId }, body: feedback }, options);
}

const senders: Senders = {
  scan: ({ scan }, options) => ask(recordScan, { body: scan }, options),
  feedback: sendFeedback,
  post: sendPost,
  reply: sendReply,
  // The wanted state is said: a request that arrives twice does no harm.
  like: ({ postId, replyId, liked }, options) =>
    replyId
      ? ask(likeReply, { params: { postId, replyId }, body: { liked } }, options)
      : ask(likePost, { params: { postId }, body: { liked } }, options),
};

/** Named as its person's own: should another have signed in meanwhile, the server does not take it for theirs. */
export function send<A extends Action>({ key, memberId, action }: Waiting<A>): Promise<AnswerOf<A>> {
  const sender = senders[action.kind] as unknown as Sender<A>;
  return sender(action, { idempotencyKey: key, memberId });
}
