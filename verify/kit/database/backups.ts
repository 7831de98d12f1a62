import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from '@app/services/src/local-env.ts';
import { run } from '@app/services/src/run.ts';
import { asPostgresUser } from '@app/services/src/servers/postgres-user.ts';

export const infraFile = (name: string) => join(root, 'infra/database', name);

/** An encrypted pgBackRest repository in a folder, with the configuration of production. */
export const repositoryIn = (folder: string) => ({
  PGBACKREST_CONFIG: infraFile('pgbackrest.conf'),
  PGBACKREST_REPO1_PATH: join(folder, 'repository'),
  PGBACKREST_REPO1_CIPHER_PASS: randomBytes(48).toString('base64'),
});

type Cluster = { data: string; socket: string; port: number; user: string };

/** Leads pgBackRest and psql to one cluster; in production these are the defaults. */
export const clusterEnvironment = ({ data, socket, port, user }: Cluster) => ({
  PGBACKREST_PG1_PATH: data,
  PGBACKREST_PG1_SOCKET_PATH: socket,
  PGBACKREST_PG1_PORT: `${port}`,
  PGBACKREST_PG1_USER: user,
  PGBACKREST_LOCK_PATH: join(socket, 'lock'),
  PGHOST: socket,
  PGPORT: `${port}`,
  PGUSER: user,
});

/** Runs a script of infra/database, or pgBackRest itself, as the user of the database. */
export const runOnDatabase = (
  environment: Readonly<Record<string, string>>,
  program: string,
  ...args: string[]
) => run({ program, arguments: args, environment, folder: '/', ...asPostgresUser() });

/** The figures that `report` prints, by name. */
export const figuresIn = (printed: string): Record<string, number> =>
  Object.fromEntries(
    printed
      .split('\n')
      .map((line) => line.split(' '))
      .map(([name = '', value]) => [name, Number(value)]),
  );
