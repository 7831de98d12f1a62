import { isRouteErrorResponse } from 'react-router';
import { pageMeta } from '#web/lib/page-meta.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { legalText } from '#web/messages/legal.ts';
import type { LegalDocument, LegalFile } from './legal-documents.ts';

/** The file is null after a client-side navigation without a network. */
export type LegalPageData = { file: LegalFile | null };

export async function fetchLegalPage(load: () => Promise<LegalPageData>): Promise<LegalPageData> {
  try {
    return await load();
  } catch (error) {
    if (isRouteErrorResponse(error)) throw error;
    return { file: null };
  }
}

/** Old versions are not indexed. */
export function legalMeta(document: LegalDocument, loaded: LegalPageData | undefined) {
  const { title, lead } = legalText[document];
  if (!loaded) return pageTitle(title);
  const isOld = loaded.file && loaded.file.version !== loaded.file.versions[0];
  return [
    ...pageMeta({ title, description: lead, path: `/${document}` }),
    ...(isOld ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
