import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';

/** One file of content/: its number, its YAML front matter, the text below it, and the hash of all of it. */
export type ContentSource = { number: number; front: unknown; text: string; sourceHash: Buffer };

type Folder<Item> = { items: (Item & { file: string })[]; errors: string[] };

function sourceOf(source: string, number: number): ContentSource {
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(source);
  if (!parts) throw new Error('must begin with front matter between two lines of ---');
  return { number, front: parse(parts[1]!), text: parts[2]!, sourceHash: hash('sha256', source, 'buffer') };
}

const messageOf = (error: unknown) =>
  error instanceof z.ZodError
    ? z.prettifyError(error)
    : error instanceof Error
      ? error.message
      : 'unreadable';

/** Reads every NN-short-title.md of a folder in the order of its number, and collects all errors. */
export async function readFolder<Item extends object>(
  content: URL,
  name: string,
  read: (source: ContentSource) => Item,
): Promise<Folder<Item>> {
  const folder = new URL(`${name}/`, content);
  const seen = new Set<number>();
  const found: Folder<Item> = { items: [], errors: [] };
  for (const fileName of (await readdir(folder)).toSorted()) {
    const file = `${name}/${fileName}`;
    try {
      const number = Number(/^(\d\d)-[a-z0-9-]+\.md$/.exec(fileName)?.[1]);
      if (!number) throw new Error('must be named NN-short-title.md');
      if (seen.has(number)) throw new Error(`id: ${number} is taken by another file`);
      seen.add(number);
      const source = await readFile(new URL(fileName, folder), 'utf8');
      found.items.push({ file, ...read(sourceOf(source, number)) });
    } catch (error) {
      found.errors.push(`content/${file}: ${messageOf(error)}`);
    }
  }
  return found;
}

/** Reports all errors together. */
export function refuseContentErrors(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Content that cannot be published:\n${errors.join('\n')}`);
}
