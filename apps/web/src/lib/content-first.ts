const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module"([^>]*)>([\s\S]*?)<\/script>/;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/** Browsers that tell nothing about paints, and pages opened in the background, get two seconds instead. */
const painted = `await new Promise((go) => {
  setTimeout(go, 2000);
  new PerformanceObserver((seen) => seen.getEntriesByName('first-contentful-paint')[0] && go()).observe({ type: 'paint', buffered: true });
});`;

/** Between two steps the browser may answer a finger or paint: on a slow phone all at once keeps it for a long time. */
const pass = `const pass = () => globalThis.scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));`;

const fetchTogether = (files: readonly string[]) => `for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await pass();
}`;

const runInTurn = (files: readonly string[]) => `for (const href of ${JSON.stringify(files)}) {
  await import(href);
  await pass();
}`;

/**
 * A page is read before it is used. React Router asks for all scripts at once, in front of the stylesheet; on a slow
 * network they then share the line with the words, the font and the picture. Here they are fetched when the page has
 * been painted, and run one after the other. The last to run is the one that wakes the page.
 */
export function contentFirst(html: string): string {
  const files = [...html.matchAll(preload)].map(([, file = '']) => file);
  return html.replaceAll(preload, '').replace(moduleScript, (_, attributes: string, source: string) => {
    const imports = source.replace(staticImport, (_statement, name: string | undefined, file: string) =>
      name ? `const ${name} = await import(${file});` : `await import(${file});`,
    );
    const beforeWaking = files.filter((file) => !source.includes(`import("${file}")`));
    const steps = [painted, pass, fetchTogether(files), runInTurn(beforeWaking), imports];
    return `<script type="module"${attributes}>${steps.join('\n')}</script>`;
  });
}
