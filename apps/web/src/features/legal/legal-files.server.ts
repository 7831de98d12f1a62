import { type LegalDocument, legalDocuments, type LegalFile } from './legal-documents.ts';

/** Written into the server's bundle; browsers get them with the page. */
const files = import.meta.glob<string>('../../../../../content/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** By document, its versions and texts, the newest first. The name of a file says both: `terms-of-service.2026-11-15.md`. */
const library = new Map(
  legalDocuments.map((document) => [
    document,
    Object.entries(files)
      .flatMap(([path, text]) => {
        const [name, version = ''] = path.slice(path.lastIndexOf('/') + 1).split('.');
        // What a formatter lined up is not worth sending.
        return name === document ? [{ version, text: text.replace(/ {2,}|-{4,}/g, ' ') }] : [];
      })
      .toSorted((one, other) => other.version.localeCompare(one.version)),
  ]),
);

/** Of the version asked for, or of the newest. */
export function legalFile(document: LegalDocument, asked?: string | null): LegalFile | undefined {
  const known = library.get(document) ?? [];
  const found = asked ? known.find(({ version }) => version === asked) : known[0];
  return found && { ...found, versions: known.map(({ version }) => version) };
}
