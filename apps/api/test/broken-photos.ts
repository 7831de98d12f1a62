import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** As large as most phones write them, with grain as a sensor adds it. */
function largePhoto() {
  const grain = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  return sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#808080', noise: grain },
  });
}

const startOfScan = Buffer.from([0xff, 0xda]);

/** A copy whose byte at this place is another. */
function damaged(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = copy[at]! ^ 0x55;
  return copy;
}

/** Large photos whose error a decoder finds only after long work. */
export async function brokenLargePhotos(): Promise<Record<string, Buffer>> {
  const pixels = await largePhoto().png({ compressionLevel: 0 }).toBuffer();
  const progressive = await sharp(pixels).jpeg({ quality: 40, progressive: true }).toBuffer();
  const lastScan = progressive.lastIndexOf(startOfScan);
  const end = progressive.subarray(-2);
  const scan = progressive.subarray(lastScan, -2);
  const png = await sharp(pixels).resize(1500).png({ palette: true }).toBuffer();
  const webp = await sharp(pixels).webp({ quality: 30 }).toBuffer();
  const gif = await sharp(pixels).resize(1500).gif({ effort: 1 }).toBuffer();
  return {
    'a progressive JPEG with an unknown marker in its last scan': Buffer.concat([
      progressive.subarray(0, lastScan + 200),
      Buffer.from([0xff, 0x7a]),
      progressive.subarray(lastScan + 200),
    ]),
    'a progressive JPEG whose last scan is of nothing that is missing': damaged(progressive, lastScan + 8),
    'a progressive JPEG with a repeated scan': Buffer.concat([progressive.subarray(0, -2), scan, end]),
    'a progressive JPEG without its end': Buffer.concat([
      progressive.subarray(0, lastScan + 500),
      Buffer.alloc(9),
    ]),
    'a PNG with one wrong byte near its end': damaged(png, png.length - 300),
    'a PNG that ends too soon': png.subarray(0, -400),
    'a WebP that ends too soon': webp.subarray(0, -2000),
    'a GIF that ends too soon': gif.subarray(0, -2000),
  };
}

const startOfFrame = Buffer.from([0xff, 0xc2]);

/** Files with a valid header that declares a large picture, followed by little data. */
export async function oversizedHeaders(): Promise<Record<string, Buffer>> {
  const small = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } });
  const progressive = await small.clone().jpeg({ progressive: true }).toBuffer();
  const frame = progressive.indexOf(startOfFrame);
  progressive.writeUInt16BE(6000, frame + 5);
  progressive.writeUInt16BE(8000, frame + 7);
  const arithmetic = await small.clone().jpeg().toBuffer();
  arithmetic[arithmetic.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc9;
  const gif = await small.clone().gif().toBuffer();
  gif.writeUInt16LE(7000, 6);
  gif.writeUInt16LE(7000, 8);
  return {
    'a progressive JPEG of 48 megapixels': progressive,
    'a GIF of 49 megapixels': gif,
    'a PNG of 49 megapixels in 16 bits, interlaced': oversizedPng(8000, 6200),
    'a JPEG in arithmetic coding, which no camera writes': arithmetic,
  };
}

function oversizedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 16 bits, RGBA, interlaced.
  header.set([16, 6, 0, 0, 1], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const littleEndian = (value: number, bytes: number) => {
  const number = Buffer.alloc(bytes);
  number.writeUIntLE(value, 0, bytes);
  return number;
};
const riffChunk = (type: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(type),
    littleEndian(content.length, 4),
    content,
    Buffer.alloc(content.length % 2),
  ]);

/** Many frames of one pixel each, in few bytes. */
export async function animations(frames: number): Promise<Record<string, Buffer>> {
  const repeated = (frame: Buffer) => Buffer.alloc(frames * frame.length, frame);
  const colours = [0, 0, 0, 255, 255, 255];
  const gif = Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([8, 0, 8, 0, 0x80, 0, 0, ...colours]),
    repeated(Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])),
    Buffer.from(';'),
  ]);
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#123456' } })
    .webp({ lossless: true })
    .toBuffer();
  const content = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', Buffer.from([0x02, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    riffChunk('ANIM', Buffer.alloc(6)),
    repeated(riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), pixel.subarray(12)]))),
  ]);
  return { gif, webp: Buffer.concat([Buffer.from('RIFF'), littleEndian(content.length, 4), content]) };
}
