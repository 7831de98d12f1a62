/** One grapheme: a flag, or a character with its accents, skin tone and joined characters. */
const firstGrapheme = /^(?:\p{RI}{2}|.[\p{M}\p{EMod}]*(?:\u200D.[\p{M}\p{EMod}]*)*)/su;

/** The first letters of the first two words; "?" for an empty name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.slice(0, 2).map((word) => firstGrapheme.exec(word)?.[0] ?? '');
  return first.join('').toLocaleUpperCase('id') || '?';
}
