/** Escapes text as React does. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

const countOf = (text: string, part: RegExp) => [...text.matchAll(part)].length;

/** A page must show user text as text. `scriptCount`: how many scripts the same page has without it. */
export function checkPage(html: string, text: string, scriptCount: number): string[] {
  const tags = [...html.matchAll(/<[a-z][^<>]*>/gi)].map(([tag]) => tag);
  return [
    ...(html.includes(escaped(text)) ? [] : ['does not show the text']),
    ...(text.includes('<') && html.includes(text) ? ['shows it as markup'] : []),
    ...(tags.some((tag) => /\son[a-z]+\s*=/i.test(tag.replaceAll(/"[^"]*"/g, '""')))
      ? ['has an inline event handler']
      : []),
    ...(tags.some((tag) => /\s(href|src|action)="\s*javascript:/i.test(tag))
      ? ['has a javascript: address']
      : []),
    ...(countOf(html, /<script/gi) > scriptCount ? ['has an extra script'] : []),
  ];
}

/** An XML feed must contain no injected elements. */
export const checkFeed = (xml: string): string[] =>
  [...xml.matchAll(/<\/?([a-z:]+)/gi)]
    .map(([, name = '']) => name.toLowerCase())
    .filter((name) => ['script', 'img', 'svg', 'iframe'].includes(name))
    .map((name) => `the feed has an element ${name}`);
