// Cuts the letters that Indonesian pages are written with out of Plus Jakarta Sans: `pnpm font`. Half the size, and
// small enough for the first packets of a connection. Written anew only when the cut changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const whole = fileURLToPath(
  import.meta
    .resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'),
);
const target = new URL('../src/styles/plus-jakarta-sans-indonesian.woff2', import.meta.url);

/** The same as `unicode-range` in src/styles/font.css. Any other letter brings the whole font along. */
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, n) => String.fromCodePoint(0x20 + n)).join('');
const letters = `${ascii}\u00a0©°·½×é–—‘’“”…−`;

const cut = await subsetFont(readFileSync(whole), letters, {
  targetFormat: 'woff2',
  // The design uses no lighter weight.
  variationAxes: { wght: { min: 400, max: 800 } },
});
writeFileSync(target, cut);
console.info(`${cut.length} bytes`);
