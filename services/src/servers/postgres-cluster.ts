import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { servicesFolder } from '../local-env.ts';
import { processesIn } from '../process-identity.ts';
import { run } from '../run.ts';
import { folderOf } from '../server.ts';
import { postgresProgram } from './postgres-programs.ts';
import { asPostgresUser, postgresUser } from './postgres-user.ts';

const folder = folderOf('postgres');
const link = join(folder, 'data');

/** Where the cluster truly lies. */
export const dataFolder = (): string => (existsSync(link) ? realpathSync(link) : link);

export const hasCluster = () => existsSync(link);

/** The home folder of user postgres, which Debian makes. */
const ownersHome = '/var/lib/postgresql';

/** Home folders are closed to others: a clone in one cannot hold the files of user postgres, who has a home itself. */
const chooseTarget = async (): Promise<string> => {
  const owner = postgresUser();
  if (!owner) return link;
  for (const ours of [servicesFolder, folder]) chmodSync(ours, 0o755);
  const mayEnter = await run({ program: 'test', arguments: ['-x', folder], folder: '/', user: owner }).then(
    () => true,
    () => false,
  );
  if (mayEnter) return link;
  if (!existsSync(ownersHome)) {
    throw new Error(`user postgres may not enter ${folder}: set SERVICES_DIR to a folder that it may enter`);
  }
  const name = createHash('sha256').update(realpathSync(servicesFolder)).digest('hex').slice(0, 16);
  return join(ownersHome, `pilahbumi-${name}`);
};

const deleteUnused = (data: string) => {
  const strangers = processesIn(data);
  if (strangers.length > 0)
    throw new Error(`pid ${strangers.join(', ')} still works in ${data}: nothing there was deleted`);
  rmSync(data, { recursive: true, force: true });
};

/** Made aside and moved into place, so that an interrupted start leaves no half cluster. */
export const createCluster = async () => {
  mkdirSync(folder, { recursive: true });
  const target = await chooseTarget();
  const draft = `${target}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const owner = postgresUser();
  if (owner) chownSync(draft, owner.uid, owner.gid);
  await run({
    program: postgresProgram('initdb'),
    arguments: ['-D', draft, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    folder: '/',
    ...asPostgresUser(),
  });
  // What a deleted clone of the same name has left is nobody's.
  if (target !== link) deleteUnused(target);
  renameSync(draft, target);
  if (target === link) return;
  rmSync(link, { force: true });
  symlinkSync(target, link);
};

export const removeCluster = () => deleteUnused(dataFolder());
