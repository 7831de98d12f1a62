import type { Post, PostCategory } from '@app/contract/community';
import type { Question } from '#web/lib/ask-community.ts';
import type { UploadedPicture } from '#web/lib/photo/use-picture.ts';
import { keepDraft, readDraft } from '#web/lib/use-draft.ts';

/** The words of a post as typed. */
export type PostFields = { title: string; content: string; category: PostCategory; tags: string };

/** `key`: sent again after a lost answer, a draft is posted once. `asked`: the question that it began with. */
export type PostDraft = PostFields & { picture: UploadedPicture | null; key: string; asked?: string };

const firstCategory = 'general';

export const emptyDraft = (): PostDraft => ({
  title: '',
  content: '',
  category: firstCategory,
  tags: '',
  picture: null,
  key: crypto.randomUUID(),
});

export const questionDraft = ({ title, text }: Question): PostDraft => ({
  ...emptyDraft(),
  title,
  content: text,
  category: 'tanya',
  asked: `${title}\n${text}`,
});

export const fieldsOf = ({ title, content, category, tags }: Post): PostFields => ({
  title,
  content,
  category,
  tags: tags.join(', '),
});

/** What is sent of them. */
export const wordsOf = ({ title, content, category, tags }: PostFields) => ({
  title: title.trim(),
  content: content.trim(),
  category,
  tags: tags
    .split(',')
    .map((tag) => tag.trim().replace(/^#/, '').toLowerCase())
    .filter((tag, position, all) => tag && all.indexOf(tag) === position),
});

/** Each member has a draft of their own: a phone may be shared. A question from elsewhere does not touch it. */
export const draftKey = (memberId: string, question: Question | undefined) =>
  `postingan:${memberId}${question ? ':tanya' : ''}`;

/** A question that was asked before must not stand in for the new one. */
export function dropOtherQuestion(key: string, fresh: PostDraft) {
  const kept = readDraft(key) as PostDraft | undefined;
  if (kept && kept.asked !== fresh.asked) keepDraft(key, undefined);
}
