/** The single part of a form; `bytes` is a view of the body. */
export type Part = { name: string; fileName: string | undefined; bytes: Buffer };

const boundaryPattern = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i;
const formDataHeader = /^content-disposition\s*:\s*form-data\s*;/i;
const namePattern = /;\s*name=(?:"([^"]*)"|([^\s;"]+))/i;
const fileNamePattern = /;\s*filename=(?:"([^"]*)"|([^\s;"]+))/i;
const maxHeaderBytes = 2048;

/**
 * Parses a form with exactly one part (RFC 7578). A general parser would need limits on parts, headers and nesting;
 * this one does not.
 */
export function parseSinglePart(contentType: string, body: Buffer): Part | 'empty' | 'malformed' {
  const boundary = capture(boundaryPattern, contentType);
  if (!boundary) return 'malformed';
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const afterFirst = delimiter.length - 2;
  if (!body.subarray(0, afterFirst).equals(delimiter.subarray(2))) return body.length ? 'malformed' : 'empty';
  if (isClosingDelimiter(body, afterFirst)) return 'empty';

  const headEnd = body.subarray(0, afterFirst + maxHeaderBytes).indexOf('\r\n\r\n', afterFirst);
  if (headEnd < 0) return 'malformed';
  const begin = headEnd + 4;
  // With an empty file the header end and the delimiter share a CRLF.
  const end = body.indexOf(delimiter, begin - 2);
  if (end < 0 || !isClosingDelimiter(body, end + delimiter.length)) return 'malformed';

  const head = body.toString('utf8', afterFirst, headEnd).split('\r\n');
  const disposition = head.find((line) => formDataHeader.test(line)) ?? '';
  const name = capture(namePattern, disposition);
  if (name === undefined) return 'malformed';
  const fileName = capture(fileNamePattern, disposition);
  return { name, fileName, bytes: body.subarray(begin, Math.max(begin, end)) };
}

function capture(pattern: RegExp, text: string): string | undefined {
  const [, quoted, unquoted] = pattern.exec(text) ?? [];
  return quoted ?? unquoted;
}

/** The closing boundary ends with two hyphens, followed by at most a CRLF. */
const isClosingDelimiter = (body: Buffer, from: number) =>
  /^--(?:\r\n)?$/.test(body.toString('latin1', from, from + 5));
