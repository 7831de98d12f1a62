/** The one part of a form, as bytes of the body it came in. */
export type Part = { name: string; fileName: string | undefined; bytes: Buffer };

const boundaryOf = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i;
const isField = /^content-disposition\s*:\s*form-data\s*;/i;
const nameOf = /;\s*name=(?:"([^"]*)"|([^\s;"]+))/i;
const fileNameOf = /;\s*filename=(?:"([^"]*)"|([^\s;"]+))/i;
const headLimit = 2048;

/**
 * Reads a form that may have one part and no more (RFC 7578). A general reader would have to bound the number of
 * parts, of their headers, of forms in forms; here there is nothing to bound.
 */
export function onlyPart(contentType: string, body: Buffer): Part | 'empty' | 'malformed' {
  const boundary = captured(boundaryOf, contentType);
  if (!boundary) return 'malformed';
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const afterFirst = delimiter.length - 2;
  if (!body.subarray(0, afterFirst).equals(delimiter.subarray(2))) return body.length ? 'malformed' : 'empty';
  if (isClosed(body, afterFirst)) return 'empty';

  const headEnd = body.subarray(0, afterFirst + headLimit).indexOf('\r\n\r\n', afterFirst);
  if (headEnd < 0) return 'malformed';
  const begin = headEnd + 4;
  // An empty file lets both line ends be one.
  const end = body.indexOf(delimiter, begin - 2);
  if (end < 0 || !isClosed(body, end + delimiter.length)) return 'malformed';

  const head = body.toString('utf8', afterFirst, headEnd).split('\r\n');
  const disposition = head.find((line) => isField.test(line)) ?? '';
  const name = captured(nameOf, disposition);
  if (name === undefined) return 'malformed';
  const fileName = captured(fileNameOf, disposition);
  return { name, fileName, bytes: body.subarray(begin, Math.max(begin, end)) };
}

function captured(pattern: RegExp, text: string): string | undefined {
  const [, quoted, bare] = pattern.exec(text) ?? [];
  return quoted ?? bare;
}

/** Two hyphens after the boundary end the form, and at most a line end follows. */
const isClosed = (body: Buffer, from: number) =>
  /^--(?:\r\n)?$/.test(body.toString('latin1', from, from + 5));
