import { data } from 'react-router';
import { requestedVersion, type LegalDocument } from './legal-documents.ts';
import { legalFile } from './legal-files.server.ts';
import type { LegalPageData } from './legal-page-data.ts';

export function loadLegalPage(document: LegalDocument, request: Request): LegalPageData {
  const file = legalFile(document, requestedVersion(request.url));
  if (!file) throw data(null, { status: 404 });
  return { file };
}
