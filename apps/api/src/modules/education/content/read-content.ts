import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import type { PieceMetadata, WrittenPiece } from '../piece-writer.repository.ts';
import { NewsFront, TutorialFront } from './content-schema.ts';
import { articleOf, stepsOf } from './content-text.ts';

export type ContentFile = { file: string; piece: WrittenPiece; metadata: PieceMetadata; sourceHash: Buffer };

type ParsedFile = { piece: WrittenPiece; front: z.infer<typeof NewsFront> | z.infer<typeof TutorialFront> };

const sourcesOf = (sources: z.infer<typeof NewsFront>['sources']) =>
  sources.map(({ title, url = null }) => ({ title, url }));

function newsOf(front: unknown, text: string): ParsedFile {
  const read = NewsFront.parse(front);
  const { title, excerpt, category, sources } = read;
  const fullContent = articleOf(text);
  return {
    piece: { kind: 'news', title, excerpt, category, sources: sourcesOf(sources), fullContent },
    front: read,
  };
}

function tutorialOf(front: unknown, text: string): ParsedFile {
  const read = TutorialFront.parse(front);
  const { id: _, author: _author, publishedAt: _publishedAt, scene: _scene, sources, ...details } = read;
  return {
    piece: { kind: 'innovation', ...details, sources: sourcesOf(sources), steps: stepsOf(text) },
    front: read,
  };
}

function partsOf(source: string): [front: unknown, text: string] {
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(source);
  if (!parts) throw new Error('must begin with front matter between two lines of ---');
  return [parse(parts[1]!), parts[2]!];
}

function readOne(source: string, number: number, read: (front: unknown, text: string) => ParsedFile) {
  const { piece, front } = read(...partsOf(source));
  const { id, author, publishedAt, scene } = front;
  if (id !== number) throw new Error(`id: is ${id}, but the file's name begins with ${number}`);
  // In the morning of that day in Jakarta.
  const at = new Date(`${publishedAt}T07:00:00+07:00`);
  const metadata = { id, author, authorProfileId: null, scene, pictureId: null, publishedAt: at };
  return { piece, metadata, sourceHash: hash('sha256', source, 'buffer') };
}

const messageOf = (error: unknown) =>
  error instanceof z.ZodError
    ? z.prettifyError(error)
    : error instanceof Error
      ? error.message
      : 'unreadable';

const folders = [
  { name: 'news', read: newsOf },
  { name: 'tutorials', read: tutorialOf },
];

/** Reads and validates every file in the order of its id, and reports all errors together. */
export async function readContent(content: URL): Promise<ContentFile[]> {
  const found: ContentFile[] = [];
  const errors: string[] = [];
  for (const { name, read } of folders) {
    const folder = new URL(`${name}/`, content);
    const seen = new Set<number>();
    for (const fileName of (await readdir(folder)).toSorted()) {
      const file = `${name}/${fileName}`;
      try {
        const number = Number(/^(\d\d)-[a-z0-9-]+\.md$/.exec(fileName)?.[1]);
        if (!number) throw new Error('must be named NN-short-title.md');
        if (seen.has(number)) throw new Error(`id: ${number} is taken by another file`);
        seen.add(number);
        found.push({ file, ...readOne(await readFile(new URL(fileName, folder), 'utf8'), number, read) });
      } catch (error) {
        errors.push(`content/${file}: ${messageOf(error)}`);
      }
    }
  }
  if (errors.length > 0) throw new Error(`Content that cannot be published:\n${errors.join('\n')}`);
  return found;
}
