const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Not allowed in XML 1.0. */
// oxlint-disable-next-line no-control-regex
const invalidCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export const escapeXml = (text: string) =>
  text.replace(invalidCharacters, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
