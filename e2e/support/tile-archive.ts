/** A valid PMTiles archive (version 3, vector tiles) that has no tile in it. */
export function emptyTileArchive(): Buffer {
  const headerBytes = 127;
  // A directory begins with the number of its entries.
  const directory = Buffer.from([0]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const end = headerBytes + directory.length + metadata.length;
  const sections = [
    [headerBytes, directory.length],
    [headerBytes + directory.length, metadata.length],
    [end, 0],
    [end, 0],
  ].flat();
  for (const [index, value] of sections.entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  const [isClustered, uncompressed, vectorTiles, maxZoom] = [1, 1, 1, 15];
  for (const [index, value] of [isClustered, uncompressed, uncompressed, vectorTiles, 0, maxZoom].entries())
    header.writeUInt8(value, 96 + index);
  const degrees = [94, -11, 142, 6].map((degree) => degree * 10_000_000);
  for (const [index, value] of degrees.entries()) header.writeInt32LE(value, 102 + index * 4);
  return Buffer.concat([header, directory, metadata]);
}
