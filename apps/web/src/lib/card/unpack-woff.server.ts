import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;
const aligned = (size: number) => Math.ceil(size / 4) * 4;

/** A WOFF is a TrueType font with each table compressed; the renderer reads only uncompressed fonts. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, woffHeader + woffEntry * index));
  const power = Math.floor(Math.log2(count));

  const header = Buffer.alloc(sfntHeader + sfntEntry * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * sfntEntry, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * sfntEntry, 10);

  const parts = [header];
  let position = header.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = sfntHeader + sfntEntry * index;
    tag.copy(header, entry);
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(position, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    parts.push(Buffer.concat([data], aligned(data.length)));
    position += aligned(data.length);
  }
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const packedSize = woff.readUInt32BE(entry + 8);
  const size = woff.readUInt32BE(entry + 12);
  const stored = woff.subarray(offset, offset + packedSize);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packedSize < size ? inflateSync(stored) : stored,
  };
}
