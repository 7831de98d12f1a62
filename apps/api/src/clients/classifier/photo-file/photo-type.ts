export type PhotoType = 'jpeg' | 'png' | 'gif' | 'webp';

/** `?` matches any byte. */
const signatures: [PhotoType, string][] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF????WEBPVP8'],
];

/** The type by magic bytes: the file name and the declared type are not trusted. */
export const photoTypeOf = (bytes: Buffer): PhotoType | undefined =>
  signatures.find(([, signature]) =>
    signature.split('').every((character, at) => character === '?' || bytes[at] === character.charCodeAt(0)),
  )?.[0];
