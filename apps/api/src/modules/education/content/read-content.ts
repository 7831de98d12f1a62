import type { z } from 'zod';
import { type ContentSource, readFolder, refuseContentErrors } from '#api/lib/content/read-folder.ts';
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

function readOne(
  { number, front: unread, text, sourceHash }: ContentSource,
  read: (front: unknown, text: string) => ParsedFile,
) {
  const { piece, front } = read(unread, text);
  const { id, author, publishedAt, scene } = front;
  if (id !== number) throw new Error(`id: is ${id}, but the file's name begins with ${number}`);
  // In the morning of that day in Jakarta.
  const at = new Date(`${publishedAt}T07:00:00+07:00`);
  const metadata = { id, author, authorProfileId: null, scene, pictureId: null, publishedAt: at };
  return { piece, metadata, sourceHash };
}

/** Reads and validates every file in the order of its id, and reports all errors together. */
export async function readContent(content: URL): Promise<ContentFile[]> {
  const news = await readFolder(content, 'news', (source) => readOne(source, newsOf));
  const tutorials = await readFolder(content, 'tutorials', (source) => readOne(source, tutorialOf));
  refuseContentErrors([...news.errors, ...tutorials.errors]);
  return [...news.items, ...tutorials.items];
}
