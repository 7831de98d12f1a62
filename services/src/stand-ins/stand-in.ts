import { join } from 'node:path';
import { root } from '../local-env.ts';

/** Runs the first of these files of ours with the Node that runs us; a change in any of them makes a restart. */
export const standIn = (program: string, ...parts: string[]) => {
  const sources = [program, ...parts].map((file) => join(root, 'services', 'src', 'stand-ins', file));
  return { program: process.execPath, arguments: sources.slice(0, 1), sources };
};
