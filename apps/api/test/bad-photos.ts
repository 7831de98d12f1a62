import { crc32, deflateSync } from 'node:zlib';
import { animatedGif, animatedWebp, cmykJpeg, jpeg, phonePhoto, png, webp } from './photos.ts';
import type { Random } from './random.ts';

type Kind = 'jpeg' | 'png' | 'gif' | 'webp';
export type Originals = Record<Kind, Buffer> & { cmyk: Buffer; phone: Buffer; lossless: Buffer };

export const originals = async (): Promise<Originals> => ({
  jpeg: await jpeg(160, 120),
  png: await png(60, 40),
  gif: await animatedGif(),
  webp: await webp(160, 120),
  cmyk: await cmykJpeg(160, 120),
  phone: await phonePhoto(),
  lossless: await animatedWebp(),
});

/** Some bytes changed, truncated, duplicated or removed, mostly near the beginning. */
export function mutated(random: Random, original: Buffer): Buffer {
  const bytes = Buffer.from(original);
  const range = random.pick([64, 300, bytes.length]);
  for (let change = random.below(6); change >= 0; change -= 1) {
    bytes[random.below(Math.min(range, bytes.length))] = random.pick([0, 0xff, 0x7f, random.below(256)]);
  }
  const at = random.below(bytes.length);
  const mutations = [
    () => bytes,
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at), random.bytes(random.below(40)), bytes.subarray(at)]),
    () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random.below(20))]),
    () => Buffer.concat([bytes, bytes]),
  ];
  return random.pick(mutations)();
}

/** A copy with these numbers in it. */
function patched(original: Buffer, write: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.from(original);
  write(bytes);
  return bytes;
}

/** A small file that declares up to four gigapixels. */
export function pixelBomb(random: Random, all: Originals): Buffer {
  const side = () => random.pick([12_001, 20_000, 40_000, 65_535]);
  const [width, height] = [side(), side()];
  const frame = all.jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const bombs: Record<Kind, () => Buffer> = {
    jpeg: () =>
      patched(all.jpeg, (bytes) => {
        bytes.writeUInt16BE(height, frame + 5);
        bytes.writeUInt16BE(width, frame + 7);
      }),
    png: () =>
      patched(all.png, (bytes) => {
        bytes.writeUInt32BE(width, 16);
        bytes.writeUInt32BE(height, 20);
        bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
      }),
    gif: () =>
      patched(all.gif, (bytes) => {
        bytes.writeUInt16LE(width, 6);
        bytes.writeUInt16LE(height, 8);
      }),
    webp: () => {
      const head = Buffer.alloc(18);
      head.write('VP8X', 0, 'latin1');
      head.writeUInt32LE(10, 4);
      head.writeUIntLE(width - 1, 12, 3);
      head.writeUIntLE(height - 1, 15, 3);
      return Buffer.concat([all.webp.subarray(0, 12), head, all.webp.subarray(12)]);
    },
  };
  return bombs[random.pick(['jpeg', 'png', 'gif', 'webp'] as const)]();
}

const archive = Buffer.from(`PK\x03\x04isi${'\0'.repeat(40)}PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
const pages = [
  '<script>alert(1)</script>',
  '<!DOCTYPE html><p>',
  '<Html ><body>',
  '<?php system(1);',
  '<svg onload=x>',
];

/** A photo and something else in one file. */
export function polyglot(random: Random, all: Originals): Buffer {
  const photo = all[random.pick(['jpeg', 'png', 'gif', 'webp'] as const)];
  const rest = random.pick([archive, ...pages.map((page) => Buffer.from(page))]);
  const comment = Buffer.from([0xff, 0xfe, 0, rest.length + 2]);
  return random.pick([
    Buffer.concat([photo, rest]),
    Buffer.concat([photo, random.bytes(random.below(500)), rest]),
    Buffer.concat([all.jpeg.subarray(0, 2), comment, rest, all.jpeg.subarray(2), archive]),
    Buffer.concat([Buffer.from('GIF89a/*'), rest, Buffer.from('*/=1;alert(1)//')]),
  ]);
}

/** Never a photo. */
export const otherFile = (random: Random): Buffer =>
  random.pick([
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "cccccccc">]><svg>&b;</svg>'),
    Buffer.from('<html><body onload=alert(1)>'),
    archive,
    Buffer.from('%PDF-1.7\n%\xe2\xe3'),
    Buffer.from('MZ\x90\0\x03', 'latin1'),
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1', 'latin1'),
    Buffer.from('II*\0\x08\0\0\0\xff\xff', 'latin1'),
    Buffer.from('BM\xff\xff\xff\xff\0\0\0\0', 'latin1'),
    Buffer.from('P6 60000 60000 255\n', 'latin1'),
    Buffer.from('8BPS\0\x01', 'latin1'),
    random.bytes(1 + random.below(5000)),
  ]);

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const chunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const compressedZeros = deflateSync(Buffer.alloc(60_000_000));

/** A small picture with large metadata: EXIF, colour profiles and texts that expand when decompressed. */
export function metadataBomb(random: Random, all: Originals): Buffer {
  const loop = Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0\xff\xff', 'latin1'),
    Buffer.alloc(60_000, Buffer.from('\x69\x87\x04\0\x01\0\0\0\x08\0\0\0', 'latin1')),
  ]);
  const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\xff', 'latin1'), random.bytes(60_000)]);
  const many = (part: Buffer, count: number) => Array.from({ length: count }, () => part);
  const after = (bytes: Buffer, at: number, parts: Buffer[]) =>
    Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);
  return random.pick([
    () => after(all.jpeg, 2, many(segment(0xe1, loop), 1 + random.below(70))),
    () => after(all.jpeg, 2, many(segment(0xe2, profile), 1 + random.below(70))),
    () => after(all.jpeg, 2, many(segment(0xfe, Buffer.alloc(0)), 100_000)),
    () => after(all.png, 33, [chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), compressedZeros]))]),
    () => after(all.png, 33, many(chunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), compressedZeros])), 20)),
    () => after(all.jpeg, 2, [Buffer.alloc(4_000_000, 0xff)]),
  ])();
}
