import { helpGroups } from '#web/messages/help.ts';

type Group = (typeof helpGroups)[number];
type Question = Group['questions'][number];

/** Lower case, without accents and punctuation. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** The shortest word that counts as the stem of a longer one: "hapus" in "menghapus". */
const minStem = 4;

const matches = (typed: string, word: string) =>
  word.startsWith(typed) || (word.length >= minStem && typed.includes(word));

function isFound({ question, answer, words = '' }: Question, typed: readonly string[]): boolean {
  const known = wordsOf([question, ...answer, words].join(' '));
  return typed.every((one) => known.some((word) => matches(one, word)));
}

/** The groups with the questions in which every typed word occurs; all of them for an empty search. */
export function findQuestions(query: string): Group[] {
  const typed = wordsOf(query);
  return helpGroups
    .map(({ title, questions }) => ({ title, questions: questions.filter((one) => isFound(one, typed)) }))
    .filter(({ questions }) => questions.length > 0);
}
