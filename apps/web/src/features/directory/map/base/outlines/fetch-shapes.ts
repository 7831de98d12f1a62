import countryUrl from './indonesia.txt?url';
import { readShapes, type Shapes } from './read-shapes.ts';

const provinceUrls = import.meta.glob<string>('./provinces/*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Files of their own, cached for ever, so that pins and tiles do not wait for them. */
export const fetchCountry = (signal: AbortSignal) => fetchShapes(countryUrl, signal);

/** The kabupaten of one province, a few kilobytes. */
export const fetchProvince = (code: string, signal?: AbortSignal) =>
  fetchShapes(provinceUrls[`./provinces/${code}.txt`] ?? '', signal);

async function fetchShapes(url: string, signal: AbortSignal | undefined): Promise<Shapes> {
  const response = await fetch(url, { ...(signal && { signal }) });
  if (!response.ok) throw new Error(`Map outline request failed with status ${response.status}`);
  return readShapes(await response.text());
}
