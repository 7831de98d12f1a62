const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module"([^>]*)>([\s\S]*?)<\/script>/;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/** Browsers that tell nothing about paints, and pages opened in the background, get two seconds instead. */
const painted = `await new Promise((go) => {
  setTimeout(go, 2000);
  new PerformanceObserver((seen) => seen.getEntriesByName('first-contentful-paint')[0] && go()).observe({ type: 'paint', buffered: true });
});`;

const fetchTogether = (files: readonly string[]) =>
  `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`;

/**
 * A page is read before it is used. React Router asks for all scripts at once, in front of the stylesheet; on a slow
 * network they then share the line with the words, the font and the picture. Here they are fetched when the page has
 * been painted.
 */
export function contentFirst(html: string): string {
  const files = [...html.matchAll(preload)].map(([, file = '']) => file);
  return html.replaceAll(preload, '').replace(moduleScript, (_, attributes: string, source: string) => {
    const imports = source.replace(staticImport, (_statement, name: string | undefined, file: string) =>
      name ? `const ${name} = await import(${file});` : `await import(${file});`,
    );
    return `<script type="module"${attributes}>${[painted, fetchTogether(files), imports].join('\n')}</script>`;
  });
}
