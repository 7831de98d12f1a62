// The planted fault of `pnpm test:load --control`: whatever a server of ours is asked, it begins late.
import { Server } from 'node:http';

const late = 400;
// oxlint-disable-next-line typescript/unbound-method -- called with its own server
const emit = Server.prototype.emit as (this: Server, event: string, ...rest: unknown[]) => boolean;
Server.prototype.emit = function heldUp(this: Server, event: string, ...rest: unknown[]): boolean {
  if (event !== 'request') return emit.call(this, event, ...rest);
  setTimeout(() => emit.call(this, event, ...rest), late);
  return true;
} as typeof Server.prototype.emit;
