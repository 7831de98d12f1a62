/** As React writes text. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

const countOf = (text: string, part: RegExp) => [...text.matchAll(part)].length;

/** A page that shows a text of somebody shows it as text. `scripts`: how many the same page has without it. */
export function judgePage(html: string, text: string, scripts: number): string[] {
  const tags = [...html.matchAll(/<[a-z][^<>]*>/gi)].map(([tag]) => tag);
  return [
    ...(html.includes(escaped(text)) ? [] : ['does not show the text']),
    ...(text.includes('<') && html.includes(text) ? ['shows it as markup'] : []),
    ...(tags.some((tag) => /\son[a-z]+\s*=/i.test(tag.replaceAll(/"[^"]*"/g, '""')))
      ? ['has a handler']
      : []),
    ...(tags.some((tag) => /\s(href|src|action)="\s*javascript:/i.test(tag))
      ? ['has an address that runs']
      : []),
    ...(countOf(html, /<script/gi) > scripts ? ['has a script more'] : []),
  ];
}

/** A feed in XML: elements of ours alone. */
export const judgeFeed = (xml: string): string[] =>
  [...xml.matchAll(/<\/?([a-z:]+)/gi)]
    .map(([, name = '']) => name.toLowerCase())
    .filter((name) => ['script', 'img', 'svg', 'iframe'].includes(name))
    .map((name) => `the feed has an element ${name}`);
