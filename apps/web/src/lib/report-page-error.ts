import { diagnosticsLimits as limits, reportPageError as route } from '@app/contract/diagnostics';
import { call } from '#web/lib/api.ts';

/** Reports a client-side error to the API; resolves with the id under which it is logged. */
export async function reportPageError(error: unknown): Promise<string> {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const { errorId } = await call(route, {
    body: {
      message: message.slice(0, limits.message),
      ...(stack && { stack: stack.slice(0, limits.stack) }),
      path: location.pathname.slice(0, limits.path),
      version: import.meta.env.VITE_APP_VERSION,
    },
  });
  return errorId;
}
