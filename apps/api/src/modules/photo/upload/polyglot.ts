/** What follows `<` in HTML, SVG and scripts. */
const markup = /^(?:script|!doctype|html[\s>]|\?php\s|svg\s(?:xmlns|on))/i;
const lessThan = 0x3c;
const nextBytes = new Set(Buffer.from('sS!hH?'));
/** Twice as many `<` bytes as occur by chance in the largest photo. */
const maxMatchesChecked = 40_000;

const zipEnd = { signature: Buffer.from('PK\x05\x06', 'latin1'), head: 22, comment: 0xffff };

/**
 * A file that is a photo and also HTML, a script or an archive. Uploads are never served unmodified, so this is defence
 * in depth; no camera writes such a file.
 */
export function isPolyglot(bytes: Buffer): boolean {
  return isZip(bytes) || containsMarkup(bytes);
}

/** A ZIP is read from its end: a directory record whose comment reaches exactly to the last byte. */
function isZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(zipEnd.head + zipEnd.comment));
  for (let at = tail.indexOf(zipEnd.signature); at >= 0; at = tail.indexOf(zipEnd.signature, at + 1)) {
    const rest = tail.length - at - zipEnd.head;
    if (rest >= 0 && tail.readUInt16LE(at + zipEnd.head - 2) === rest) return true;
  }
  return false;
}

/** Searches the bytes directly: converting every photo to a string would use too much memory. */
function containsMarkup(bytes: Buffer): boolean {
  let at = bytes.indexOf(lessThan);
  for (let match = 0; match < maxMatchesChecked && at >= 0; match += 1) {
    if (nextBytes.has(bytes[at + 1]!) && markup.test(bytes.toString('latin1', at + 1, at + 12))) return true;
    at = bytes.indexOf(lessThan, at + 1);
  }
  return false;
}
