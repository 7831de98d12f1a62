import { join } from 'node:path';
import { root } from '../local-env.ts';

/** Command for the first of these files with the current Node; a change in any of them requires a restart. */
export const standIn = (program: string, ...parts: string[]) => {
  const sources = [program, ...parts].map((file) => join(root, 'services', 'src', 'stand-ins', file));
  return { program: process.execPath, arguments: sources.slice(0, 1), sources };
};
