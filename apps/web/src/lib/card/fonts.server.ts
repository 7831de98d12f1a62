import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackWoff } from './unpack-woff.server.ts';

/** The family names in the font files: each weight is a separate family to the renderer. */
export const faces = { bold: 'Plus Jakarta Sans ExtraBold', text: 'Plus Jakarta Sans SemiBold' } as const;
export type Face = keyof typeof faces;

let unpacked: Promise<Record<Face, string>> | undefined;

/** Paths of the unpacked fonts: a container has no system fonts, and the renderer needs files. */
export const fontFiles = () => (unpacked ??= unpack());

async function unpack(): Promise<Record<Face, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'card-fonts-'));
  const write = async (face: Face, woff: string) => {
    const path = join(folder, `${face}.ttf`);
    await writeFile(path, unpackWoff(await readFile(woff)));
    return path;
  };
  const require = createRequire(import.meta.url);
  return {
    bold: await write(
      'bold',
      require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-800-normal.woff'),
    ),
    text: await write(
      'text',
      require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-600-normal.woff'),
    ),
  };
}
