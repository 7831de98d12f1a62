import { type LegalDocument, legalDocuments, type LegalFile } from './legal-documents.ts';

/** In the server bundle only; browsers get the text with the page. */
const files = import.meta.glob<string>('../../../../../content/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The versions of each document, newest first. File names look like `terms-of-service.2026-11-15.md`. */
const filesByDocument = new Map(
  legalDocuments.map((document) => [
    document,
    Object.entries(files)
      .flatMap(([path, text]) => {
        const [name, version = ''] = path.slice(path.lastIndexOf('/') + 1).split('.');
        // Removes the alignment spaces of the formatter to save bytes.
        return name === document ? [{ version, text: text.replace(/ {2,}|-{4,}/g, ' ') }] : [];
      })
      .toSorted((one, other) => other.version.localeCompare(one.version)),
  ]),
);

/** The requested version, or the newest. */
export function legalFile(document: LegalDocument, requested?: string | null): LegalFile | undefined {
  const known = filesByDocument.get(document) ?? [];
  const found = requested ? known.find(({ version }) => version === requested) : known[0];
  return found && { ...found, versions: known.map(({ version }) => version) };
}
