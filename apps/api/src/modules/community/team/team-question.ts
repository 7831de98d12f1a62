import { createPost, createReply } from '@app/contract/community';
import { z } from 'zod';
import { contentBlocks } from '#api/lib/content/content-blocks.ts';
import { type ContentSource, readFolder, refuseContentErrors } from '#api/lib/content/read-folder.ts';
import type { PostText } from '../post/post.repository.ts';

const Front = z.strictObject({ title: z.string(), tags: z.array(z.string()) });
const answerHeading = '## Jawaban';

export type TeamQuestion = { id: number; post: PostText; answer: string; sourceHash: Buffer };

/** The limits are those of what members write. */
function questionOf({ number, front, text, sourceHash }: ContentSource): TeamQuestion {
  const { title, tags } = Front.parse(front);
  const blocks = contentBlocks(text);
  const at = blocks.indexOf(answerHeading);
  if (at < 1) throw new Error(`text: needs a question, then "${answerHeading}", then the answer`);
  const content = blocks.slice(0, at).join('\n\n');
  const { pictureId: _, ...post } = createPost.body.parse({ title, content, category: 'tanya', tags });
  const { content: answer } = createReply.body.parse({ content: blocks.slice(at + 1).join('\n\n') });
  return { id: number, post, answer, sourceHash };
}

/** Questions and answers of the team, from content/community. */
export async function readTeamQuestions(content: URL): Promise<TeamQuestion[]> {
  const { items, errors } = await readFolder(content, 'community', questionOf);
  refuseContentErrors(errors);
  return items;
}
