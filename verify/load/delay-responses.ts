// The planted fault of `pnpm test:load --control`: every HTTP server handles requests with a delay.
import { Server } from 'node:http';

const delayMs = 400;
// oxlint-disable-next-line typescript/unbound-method -- called with its own server
const emit = Server.prototype.emit as (this: Server, event: string, ...rest: unknown[]) => boolean;
Server.prototype.emit = function delayedEmit(this: Server, event: string, ...rest: unknown[]): boolean {
  if (event !== 'request') return emit.call(this, event, ...rest);
  setTimeout(() => emit.call(this, event, ...rest), delayMs);
  return true;
} as typeof Server.prototype.emit;
