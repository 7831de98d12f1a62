import { shippedModel } from '@app/classifier/settings';
import { createPost, createReply } from '@app/contract/community';
import { recordScan } from '@app/contract/smart-sort';
import { fillPath } from '../kit/http/endpoints.ts';
import type { Asked } from '../kit/http/exchange.ts';
import { asJson } from '../kit/http/exchange.ts';

/** A write that may be repeated. Its mark stands in what is written, and is found again by it. */
export type Kind = {
  name: string;
  /** Refused without a key: there is nothing to double. */
  needsKey?: true;
  ask: (mark: string, postId: string) => Asked;
  /** The id in the answer: all answers to one intention have the same. */
  idIn: (answer: unknown) => string | undefined;
  /** SQL: how often each mark ($1, a list) took effect. */
  effects: string;
};

const began = Date.now();
const numberIn = (mark: string) => Number(mark.split(' ')[1]);

/** One entry a kind. What another kind leaves behind besides its row is checked in `side-effects.ts`. */
export const kinds: Kind[] = [
  {
    name: 'post',
    ask: (mark) => ({
      method: createPost.method,
      path: createPost.path,
      ...asJson({ title: mark, content: 'Ditulis berkali-kali.' }),
    }),
    idIn: (answer) => (answer as { post?: { _id: string } }).post?._id,
    effects:
      'select title as mark, count(*)::int as count from app.post where title = any($1) group by title',
  },
  {
    name: 'reply',
    ask: (mark, postId) => ({
      method: createReply.method,
      path: fillPath(createReply.path, { postId }),
      ...asJson({ content: mark }),
    }),
    idIn: (answer) => (answer as { reply?: { _id: string } }).reply?._id,
    effects:
      'select content as mark, count(*)::int as count from app.reply where content = any($1) group by content',
  },
  {
    // Has no words: its mark is its moment, a second for each number.
    name: 'scan',
    needsKey: true,
    ask: (mark) => ({
      method: recordScan.method,
      path: recordScan.path,
      ...asJson({
        verdict: 'sure',
        material: 'logam',
        confidence: 91.4,
        modelSha256: shippedModel.sha256,
        scannedAt: new Date(began - numberIn(mark) * 1000).toISOString(),
      }),
    }),
    idIn: (answer) => (answer as { scanId?: string }).scanId,
    effects: `
      select mark, count(*)::int as count from unnest($1::text[]) as mark join app.scan
        on created_at = timestamptz '${new Date(began).toISOString()}' - split_part(mark, ' ', 2)::int * interval '1 second'
      group by mark`,
  },
];
