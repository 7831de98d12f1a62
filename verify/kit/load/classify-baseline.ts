// The baseline: the same decoder and network in a loop, without a server. `FOLDER SECONDS`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openNetwork } from '@app/api/src/clients/classifier/network.ts';
import { readPicture } from '@app/api/src/clients/classifier/picture.ts';

const [folder = '', seconds = '1'] = process.argv.slice(2);
const photos = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
const classify = await openNetwork();
const classifyAt = async (turn: number) => classify(await readPicture(photos[turn % photos.length]!));
for (let warmUp = 0; warmUp < photos.length; warmUp += 1) await classifyAt(warmUp);

const before = process.cpuUsage();
const began = performance.now();
let count = 0;
while (performance.now() - began < Number(seconds) * 1000) {
  await classifyAt(count);
  count += 1;
}
const { user, system } = process.cpuUsage(before);
console.info(JSON.stringify({ photos: count, milliseconds: (user + system) / 1000 / count }));
