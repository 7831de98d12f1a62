import { join } from 'node:path';
import { postgresFolder } from '../machine/find.ts';

export const postgresProgram = (name: string) => join(postgresFolder() ?? '', name);
