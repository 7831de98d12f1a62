import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { materials } from '@app/classifier/materials';
import type { Panel } from './panels.ts';

const tile = { width: 480, height: 256, edge: 10, gap: 10 };
const edges = { right: '#2e9e4f', wrong: '#d3382f', open: '#e0a100' };

/** Right, wrong, or unsure. */
export const outcomeOf = ({ verdict, material, label }: Panel): keyof typeof edges =>
  verdict !== 'sure' ? 'open' : material === label ? 'right' : 'wrong';

/** One column for each class, in the order of `materials`; the color of the left edge shows the outcome. */
export async function writeSheet(file: string, panels: Panel[]): Promise<void> {
  const columns = materials.map((material) => panels.filter(({ label }) => label === material));
  const step = { x: tile.width + tile.edge + tile.gap, y: tile.height + tile.gap };
  const tiles = await Promise.all(
    columns.flatMap((column, x) =>
      column.map(async (panel, y) => ({
        input: await sharp(panel.picture)
          .resize({ width: tile.width, height: tile.height })
          .extend({ left: tile.edge, background: edges[outcomeOf(panel)] })
          .png()
          .toBuffer(),
        left: x * step.x,
        top: y * step.y,
      })),
    ),
  );
  await mkdir(dirname(file), { recursive: true });
  const rows = Math.max(...columns.map((column) => column.length));
  await sharp({
    create: { width: columns.length * step.x, height: rows * step.y, channels: 3, background: '#777777' },
  })
    .composite(tiles)
    .jpeg({ quality: 80 })
    .toFile(file);
}
