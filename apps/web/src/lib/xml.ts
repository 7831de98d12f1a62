const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** XML 1.0 has no way to write these. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export const escapeXml = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
