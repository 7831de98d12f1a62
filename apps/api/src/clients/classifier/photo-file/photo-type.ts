export type PhotoType = 'jpeg' | 'png' | 'gif' | 'webp';

/** `?` stands for any byte. */
const beginnings: [PhotoType, string][] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF????WEBPVP8'],
];

/** What a file is, by its first bytes: names and declared types are what the sender likes to say. */
export const photoTypeOf = (bytes: Buffer): PhotoType | undefined =>
  beginnings.find(([, beginning]) =>
    beginning.split('').every((sign, at) => sign === '?' || bytes[at] === sign.charCodeAt(0)),
  )?.[0];
