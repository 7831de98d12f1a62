import { z } from './zod.ts';
import { route } from './route.ts';

export const diagnosticsLimits = { message: 500, stack: 4000, path: 300, version: 60 } as const;

/** An error of a page in a browser. Text is limited, and the path has no query. */
export const PageError = z.object({
  message: z.string().max(diagnosticsLimits.message),
  stack: z.string().max(diagnosticsLimits.stack).optional(),
  path: z
    .string()
    .regex(/^\/[^?#]*$/)
    .max(diagnosticsLimits.path),
  version: z.string().max(diagnosticsLimits.version),
});
export type PageError = z.infer<typeof PageError>;

export const reportPageError = route({
  method: 'POST',
  path: '/diagnostics/page-errors',
  summary: 'Logs a page error and returns its id',
  body: PageError,
  response: z.object({ success: z.literal(true), errorId: z.string() }),
});
