import { communityLimits, type Post, type Reply } from '@app/contract/community';
import { textParts } from './text-parts.ts';

export type Person = { _id: string; name: string };

/** The other participants of a conversation, each once. Deleted accounts cannot be mentioned. */
export function peopleOf(post: Post, replies: readonly Reply[], memberId: string): Person[] {
  const people = new Map<string, string>();
  for (const { author } of [post, ...replies])
    if (author._id && author._id !== memberId) people.set(author._id, author.name);
  return [...people].map(([_id, name]) => ({ _id, name }));
}

/** Ids of the people mentioned with @, matched as the page renders them: "@Siti Aminah" does not mention Siti. */
export function mentionsIn(text: string, people: readonly Person[]): string[] {
  const parts = textParts(
    text,
    people.map(({ name }) => name),
  );
  const mentionedNames = new Set(
    parts.flatMap((part) => (part.kind === 'mention' ? part.text.slice(1).toLowerCase() : [])),
  );
  return people
    .filter(({ name }) => mentionedNames.has(name.toLowerCase()))
    .map(({ _id }) => _id)
    .slice(0, communityLimits.mentions);
}

const maxSuggestions = 4;

/** Suggestions while "@si" is being typed. */
export function peopleToMention(text: string, people: readonly Person[]): Person[] {
  const prefix = /(?:^|\s)@([^\n@]{0,30})$/u.exec(text)?.[1]?.toLocaleLowerCase('id');
  if (prefix === undefined) return [];
  return people
    .filter(({ name }) => name.toLocaleLowerCase('id').startsWith(prefix) && name.length > prefix.length)
    .slice(0, maxSuggestions);
}

/** "@si" becomes "@Siti Aminah ". */
export const completeMention = (text: string, name: string) =>
  `${text.slice(0, text.lastIndexOf('@'))}@${name} `;
