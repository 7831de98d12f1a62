import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { labels } from '@app/classifier/materials';
import type { Panel } from './panels.ts';

const tile = { width: 180, height: 390, edge: 8, gap: 8 };
const columnsPerLabel = { materials: 1, others: 3 };
const edges = { right: '#2e9e4f', wrong: '#d3382f', open: '#e0a100' };

/** Right, wrong, or unsure. A question about danger is right for danger and open for anything else. */
export function outcomeOf({ verdict, suspected, material, label }: Panel): keyof typeof edges {
  if (suspected === 'b3') return label === 'b3-elektronik' ? 'right' : 'open';
  if (suspected === 'residu') return label === 'residu' ? 'right' : 'wrong';
  if (verdict !== 'sure') return 'open';
  return material === label ? 'right' : 'wrong';
}

/** One column for each class in the order of `labels`, three for residue and danger; the left edge shows the outcome. */
export async function writeSheet(file: string, panels: Panel[]): Promise<void> {
  const columns = labels.flatMap((name, index) => {
    const own = panels.filter(({ label }) => label === name);
    const count = index < 5 ? columnsPerLabel.materials : columnsPerLabel.others;
    return Array.from({ length: count }, (_, n) => own.filter((_panel, at) => at % count === n));
  });
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
