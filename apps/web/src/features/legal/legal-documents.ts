/** Each is its own page, with the key as the path. */
export const legalDocuments = ['privacy-policy', 'terms-of-service'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** The consent purpose of each document. */
export const purposeOf = { 'privacy-policy': 'privacy', 'terms-of-service': 'terms' } as const;

/** One version of a document, and which others there are, the newest first. */
export type LegalFile = { version: string; versions: string[]; text: string };

const versionParameter = 'versi';

/** The newest version has the path without a parameter. */
export const versionPath = (document: LegalDocument, version?: string) =>
  version ? `/${document}?${versionParameter}=${version}` : `/${document}`;

export const requestedVersion = (url: string) => new URL(url).searchParams.get(versionParameter);
