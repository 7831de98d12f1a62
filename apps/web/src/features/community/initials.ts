/** What the eye takes for one letter: a flag, or a sign with its accents, its skin colour and what it is joined to. */
const letter = /^(?:\p{RI}{2}|.[\p{M}\p{EMod}]*(?:\u200D.[\p{M}\p{EMod}]*)*)/su;

/** The first letter of the first two words; who has no name is a question mark. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.slice(0, 2).map((word) => letter.exec(word)?.[0] ?? '');
  return first.join('').toLocaleUpperCase('id') || '?';
}
