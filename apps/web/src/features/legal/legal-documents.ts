/** Each is a page of its own; the address is the key. */
export const legalDocuments = ['privacy-policy', 'terms-of-service'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** What a person agrees to with it. */
export const purposeOf = { 'privacy-policy': 'privacy', 'terms-of-service': 'terms' } as const;

/** One version of a document, and which others there are, the newest first. */
export type LegalFile = { version: string; versions: string[]; text: string };

const versionParameter = 'versi';

/** The newest has the plain address. */
export const addressOf = (document: LegalDocument, version?: string) =>
  version ? `/${document}?${versionParameter}=${version}` : `/${document}`;

export const askedVersion = (url: string) => new URL(url).searchParams.get(versionParameter);

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

/** A version is a day and has no hour: it reads the same in every zone. */
export const formatVersion = (version: string) => day.format(new Date(version));
