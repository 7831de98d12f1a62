/** How pages and scripts go on behind their first sign. */
const code = /^(?:script|!doctype|html[\s>]|\?php\s|svg\s(?:xmlns|on))/i;
const firstSign = 0x3c;
const second = new Set(Buffer.from('sS!hH?'));
/** Twice as often as the first sign is found by chance in the largest photo. */
const looks = 40_000;

const archive = { signature: Buffer.from('PK\x05\x06', 'latin1'), head: 22, comment: 0xffff };

/**
 * A file that is a photo and something else as well: a page, a script, an archive. We never hand out a file as it
 * came, so it could harm nobody; but nobody takes such a photo.
 */
export function isSomethingElseToo(bytes: Buffer): boolean {
  return isArchive(bytes) || holdsCode(bytes);
}

/** A ZIP is read from its end: a directory whose comment reaches exactly to the last byte. */
function isArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(archive.head + archive.comment));
  for (let at = tail.indexOf(archive.signature); at >= 0; at = tail.indexOf(archive.signature, at + 1)) {
    const rest = tail.length - at - archive.head;
    if (rest >= 0 && tail.readUInt16LE(at + archive.head - 2) === rest) return true;
  }
  return false;
}

/** From sign to sign: to make a text of every photo, only to search it, would fill the memory. */
function holdsCode(bytes: Buffer): boolean {
  let at = bytes.indexOf(firstSign);
  for (let look = 0; look < looks && at >= 0; look += 1) {
    if (second.has(bytes[at + 1]!) && code.test(bytes.toString('latin1', at + 1, at + 12))) return true;
    at = bytes.indexOf(firstSign, at + 1);
  }
  return false;
}
