import { writeFile } from 'node:fs/promises';

/**
 * Schemathesis makes no texts for classes of Unicode, and reads the tuples of OpenAPI 3.1 as those of 3.0: it would
 * leave out every endpoint that has one.
 */
const isMisread = (key: string, value: unknown) =>
  key === 'prefixItems' || (key === 'pattern' && typeof value === 'string' && value.includes('\\p{'));

/** Fetches the OpenAPI document from the running API into a file; `isWrong` changes a type in it. */
export async function saveDocument(address: string, file: string, isWrong: boolean): Promise<void> {
  const response = await fetch(`${address}/openapi.json`);
  if (!response.ok) throw new Error(`/openapi.json: ${response.status}`);
  const text = JSON.stringify(await response.json(), (key, value: unknown) =>
    isMisread(key, value) ? undefined : value,
  );
  const requestId = (type: string) => `"requestId":{"type":"${type}"}`;
  await writeFile(file, isWrong ? text.replaceAll(requestId('string'), requestId('number')) : text);
}
