const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module"([^>]*)>([\s\S]*?)<\/script>/;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/** Browsers without paint timing, and pages opened in the background, wait two seconds instead. */
const waitForPaint = `await new Promise((go) => {
  setTimeout(go, 2000);
  new PerformanceObserver((seen) => seen.getEntriesByName('first-contentful-paint')[0] && go()).observe({ type: 'paint', buffered: true });
});`;

/** Yields between two steps so that a slow phone can handle input and paint. */
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
 * React Router requests all scripts at once, before the stylesheet; on a slow network they compete with the content,
 * the font and the picture. Here they are fetched after the first paint and run one after the other. The last to run is
 * the client entry, which hydrates the page.
 */
export function contentFirst(html: string): string {
  const files = [...html.matchAll(preload)].map(([, file = '']) => file);
  return html.replaceAll(preload, '').replace(moduleScript, (_, attributes: string, source: string) => {
    const imports = source.replace(staticImport, (_statement, name: string | undefined, file: string) =>
      name ? `const ${name} = await import(${file});` : `await import(${file});`,
    );
    const beforeHydration = files.filter((file) => !source.includes(`import("${file}")`));
    const steps = [waitForPaint, pass, fetchTogether(files), runInTurn(beforeHydration), imports];
    return `<script type="module"${attributes}>${steps.join('\n')}</script>`;
  });
}
