import { join } from 'node:path';
import { servicesFolder } from './local-env.ts';

export type Command = {
  program: string;
  arguments: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Files whose change requires a restart of the server. */
  sources?: readonly string[];
  user?: { uid: number; gid: number };
  /** The working directory; the folder of the server by default. */
  folder?: string;
};

export type Server = {
  name: string;
  /** Where its clients reach it. */
  address: string;
  ports: readonly number[];
  /** Names of servers that must be ready before this one starts. */
  needs?: readonly string[];
  stopSignal?: 'SIGINT' | 'SIGTERM';
  version(): Promise<string>;
  /** Installs what is missing and makes the data folder; runs before every start. */
  prepare(): Promise<void>;
  command(): Command;
  /** Rejects until the server responds. */
  ready(): Promise<void>;
  /** Creates what every client expects (database, bucket); idempotent. */
  provision?(): Promise<void>;
  /** Deletes what it keeps outside of its folder. */
  remove?(): void;
};

export const folderOf = (serverName: string) => join(servicesFolder, serverName);
