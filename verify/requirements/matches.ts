import type { Literal } from './row.ts';

const letter = '[\\p{L}\\p{N}_]';
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches whole words, whole numbers and whole routes only. */
function patternOf(wanted: Literal): RegExp {
  if (typeof wanted === 'number')
    return new RegExp(`(?<![\\d.,])${escape(String(wanted))}(?!\\d|[.,]\\d)`, 'u');
  const body = escape(wanted).replace(/\\\{\w+\\\}/g, '[^\\s/]+');
  const isRoute = wanted.startsWith('/');
  const before = isRoute ? '(?<![\\p{L}\\p{N}_-])' : /^[\p{L}\p{N}_]/u.test(wanted) ? `(?<!${letter})` : '';
  const after = isRoute ? '(?![\\p{L}\\p{N}_/-])' : /[\p{L}\p{N}_]$/u.test(wanted) ? `(?!${letter})` : '';
  return new RegExp(before + body + after, 'u');
}

/** A literal counts as itself, or as a part of a sentence. */
export function isAmong(found: Set<Literal>, wanted: Literal): boolean {
  if (found.has(wanted)) return true;
  const pattern = patternOf(wanted);
  return [...found].some((literal) => typeof literal === 'string' && pattern.test(literal));
}
