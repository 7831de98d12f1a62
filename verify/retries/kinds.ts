import { shippedModel } from '@app/classifier/settings';
import { createPost, createReply } from '@app/contract/community';
import { recordScan } from '@app/contract/smart-sort';
import { fillPath } from '../kit/http/endpoints.ts';
import type { RequestOptions } from '../kit/http/http-client.ts';
import { asJson } from '../kit/http/http-client.ts';

/** A write that may be retried. Its rows are found by the mark that they contain. */
export type Kind = {
  name: string;
  /** Refused without a key, so it cannot be duplicated. */
  needsKey?: true;
  request: (mark: string, postId: string) => RequestOptions;
  /** The id in the response: all responses to one write have the same. */
  idFrom: (answer: unknown) => string | undefined;
  /** SQL: how often each mark ($1, a list) took effect. */
  effects: string;
};

const began = Date.now();
const numberIn = (mark: string) => Number(mark.split(' ')[1]);

/** One entry per kind. Effects other than its row are checked in `side-effects.ts`. */
export const kinds: Kind[] = [
  {
    name: 'post',
    request: (mark) => ({
      method: createPost.method,
      path: createPost.path,
      ...asJson({ title: mark, content: 'Ditulis berkali-kali.' }),
    }),
    idFrom: (answer) => (answer as { post?: { _id: string } }).post?._id,
    effects:
      'select title as mark, count(*)::int as count from app.post where title = any($1) group by title',
  },
  {
    name: 'reply',
    request: (mark, postId) => ({
      method: createReply.method,
      path: fillPath(createReply.path, { postId }),
      ...asJson({ content: mark }),
    }),
    idFrom: (answer) => (answer as { reply?: { _id: string } }).reply?._id,
    effects:
      'select content as mark, count(*)::int as count from app.reply where content = any($1) group by content',
  },
  {
    // Has no text: its mark is its time, one second per number.
    name: 'scan',
    needsKey: true,
    request: (mark) => ({
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
    idFrom: (answer) => (answer as { scanId?: string }).scanId,
    effects: `
      select mark, count(*)::int as count from unnest($1::text[]) as mark join app.scan
        on created_at = timestamptz '${new Date(began).toISOString()}' - split_part(mark, ' ', 2)::int * interval '1 second'
      group by mark`,
  },
];
