import type { Post, PostCategory } from '@app/contract/community';
import type { Question } from '#web/lib/ask-community.ts';
import type { UploadedPicture } from '#web/lib/photo/use-picture.ts';
import { writeDraft, readDraft } from '#web/lib/use-draft.ts';

/** The form fields as typed. */
export type PostFields = { title: string; content: string; category: PostCategory; tags: string };

/** `key`: idempotency key for retries. `asked`: the question that the draft was prefilled with. */
export type PostDraft = PostFields & {
  picture: UploadedPicture | null;
  key: string;
  asked?: string;
  isCategoryChosen?: boolean;
};

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
  isCategoryChosen: true,
  asked: `${title}\n${text}`,
});

/** A title that ends in a question mark is a question, until the person chooses a category. */
export function withDefaultCategory(draft: PostDraft, part: Partial<PostFields>): Partial<PostDraft> {
  if (part.category !== undefined) return { ...part, isCategoryChosen: true };
  if (part.title === undefined || draft.isCategoryChosen) return part;
  return { ...part, category: part.title.trimEnd().endsWith('?') ? 'tanya' : firstCategory };
}

export const fieldsOf = ({ title, content, category, tags }: Post): PostFields => ({
  title,
  content,
  category,
  tags: tags.join(', '),
});

/** The request body. */
export const toPostInput = ({ title, content, category, tags }: PostFields) => ({
  title: title.trim(),
  content: content.trim(),
  category,
  tags: tags
    .split(',')
    .map((tag) => tag.trim().replace(/^#/, '').toLowerCase())
    .filter((tag, position, all) => tag && all.indexOf(tag) === position),
});

/** One draft per member, because a phone may be shared. A prefilled question has its own draft. */
export const draftKey = (memberId: string, question: Question | undefined) =>
  `postingan:${memberId}${question ? ':tanya' : ''}`;

/** A stored draft of an earlier question must not replace the new one. */
export function discardOtherQuestionDraft(key: string, fresh: PostDraft) {
  const stored = readDraft(key) as PostDraft | undefined;
  if (stored && stored.asked !== fresh.asked) writeDraft(key, undefined);
}
