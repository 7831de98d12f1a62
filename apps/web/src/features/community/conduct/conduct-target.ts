import type { Post, Reply } from '@app/contract/community';

/** A post, or one reply of it. */
export type ConductTarget = { post: Post; reply: Reply | null };

export const writingOf = ({ post, reply }: ConductTarget) => reply ?? post;
export const authorOf = (target: ConductTarget) => writingOf(target).author;
