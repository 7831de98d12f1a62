import { z } from 'zod';

// zod compiles schemas with `new Function`, which the content security policy of our pages blocks.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
