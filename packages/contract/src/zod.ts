import { z } from 'zod';

// zod compiles schemas with `new Function`, which our pages' content policy refuses (and reports) in a browser.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
