import { communityLimits, type Post, type Reply } from '@app/contract/community';
import { textParts } from './text-parts.ts';

export type Person = { _id: string; name: string };

/** Who takes part in a conversation and is not oneself; each once. Who is gone cannot be called. */
export function peopleOf(post: Post, replies: readonly Reply[], memberId: string): Person[] {
  const people = new Map<string, string>();
  for (const { author } of [post, ...replies])
    if (author._id && author._id !== memberId) people.set(author._id, author.name);
  return [...people].map(([_id, name]) => ({ _id, name }));
}

/** Whose name stands in the text behind an @, told as the page shows it: "@Siti Aminah" does not call Siti. */
export function mentionsIn(text: string, people: readonly Person[]): string[] {
  const parts = textParts(
    text,
    people.map(({ name }) => name),
  );
  const called = new Set(
    parts.flatMap((part) => (part.kind === 'mention' ? part.text.slice(1).toLowerCase() : [])),
  );
  return people
    .filter(({ name }) => called.has(name.toLowerCase()))
    .map(({ _id }) => _id)
    .slice(0, communityLimits.mentions);
}

const most = 4;

/** While somebody types "@si": who that may be. */
export function peopleToMention(text: string, people: readonly Person[]): Person[] {
  const begun = /(?:^|\s)@([^\n@]{0,30})$/u.exec(text)?.[1]?.toLocaleLowerCase('id');
  if (begun === undefined) return [];
  return people
    .filter(({ name }) => name.toLocaleLowerCase('id').startsWith(begun) && name.length > begun.length)
    .slice(0, most);
}

/** "@si" becomes "@Siti Aminah ". */
export const completeMention = (text: string, name: string) =>
  `${text.slice(0, text.lastIndexOf('@'))}@${name} `;
