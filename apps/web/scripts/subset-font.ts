// Subsets Plus Jakarta Sans to the letters of Indonesian text: `pnpm font`. Half the size, small enough for the first
// packets of a connection. Run it when the letters change.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const fullFont = fileURLToPath(
  import.meta
    .resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'),
);
const target = new URL('../src/styles/plus-jakarta-sans-indonesian.woff2', import.meta.url);

/** The same as `unicode-range` in src/styles/font.css. Any other letter loads the full font. */
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, n) => String.fromCodePoint(0x20 + n)).join('');
const letters = `${ascii}\u00a0©°·½×é–—‘’“”…−`;

const subset = await subsetFont(readFileSync(fullFont), letters, {
  targetFormat: 'woff2',
  // The design uses no lighter weight.
  variationAxes: { wght: { min: 400, max: 800 } },
});
writeFileSync(target, subset);
console.info(`${subset.length} bytes`);
