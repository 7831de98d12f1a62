import { findOnPath, findPostgres, printedBy } from './find.ts';

/** What a program is needed for. `tools` is needed before Node is there, so scripts/tools installs it by itself. */
export type Use =
  | 'tools'
  | 'servers'
  | 'go'
  | 'gateway'
  | 'checks'
  | 'browser'
  | 'benchmarks'
  | 'faults'
  | 'backups'
  | 'failover'
  | 'infra'
  | 'schema'
  | 'training'
  | 'cold'
  | 'images'
  | 'apart';

export type Requirement = {
  program: string;
  /** Debian's names of the packages that bring it. */
  debian: readonly string[];
  why: string;
  usedBy: readonly Use[];
  /** Where it is; on the PATH unless said otherwise. */
  find?: () => string | undefined;
  /** Nothing fails without it. */
  isOptional?: true;
};

/** Without it `python3 -m venv` exists but cannot work. */
const pythonWithVenv = () =>
  printedBy('python3', ['-c', 'import ensurepip, venv, sys; print(sys.executable)']);
const certificates = () => findOnPath('update-ca-certificates');

/** Everything that the machine itself must have. Node, pnpm and Go are not among it: they are fetched into .tools/. */
export const requirements: readonly Requirement[] = [
  { program: 'npm', debian: ['npm'], why: 'fetches the pinned Node and pnpm', usedBy: ['tools'] },
  {
    program: 'ca-certificates',
    debian: ['ca-certificates'],
    why: 'lets npm, pip and Go trust their registries',
    usedBy: ['tools'],
    find: certificates,
  },
  {
    program: 'postgres',
    debian: ['postgresql', 'postgresql-postgis'],
    why: 'the database, version 15 or newer, with PostGIS',
    usedBy: ['servers'],
    find: () => findPostgres('postgres'),
  },
  {
    program: 'redis-server',
    debian: ['redis-server'],
    why: 'rate limits, and news for open pages',
    usedBy: ['servers'],
  },
  {
    program: 'ss',
    debian: ['iproute2'],
    why: 'names the process that holds a port',
    usedBy: ['servers'],
    isOptional: true,
  },
  {
    program: 'python3',
    debian: ['python3-venv'],
    why: 'fetches Go where the machine has none that is new enough; runs Squawk and Schemathesis; trains the model',
    usedBy: ['checks', 'go', 'schema', 'training'],
    find: pythonWithVenv,
  },
  { program: 'nginx', debian: ['nginx-light'], why: 'the gateway', usedBy: ['gateway'] },
  {
    program: 'git',
    debian: ['git'],
    why: 'lists the files that are checked',
    usedBy: ['checks', 'cold', 'images'],
  },
  {
    program: 'chromium',
    debian: ['chromium', 'fonts-noto-core'],
    why: 'the browser that pages are measured in',
    usedBy: ['browser'],
    find: () => process.env.CHROMIUM ?? findOnPath('chromium'),
  },
  {
    program: 'chromium-headless-shell',
    debian: ['chromium-headless-shell'],
    why: 'the browser of the journeys',
    usedBy: ['browser'],
    find: () => process.env.CHROMIUM_ENGINE ?? findOnPath('chromium-headless-shell'),
  },
  { program: 'wrk', debian: ['wrk'], why: 'loads the product', usedBy: ['benchmarks'] },
  {
    program: 'pgbench',
    debian: ['postgresql', 'postgresql-client-common'],
    why: 'loads the bare database',
    usedBy: ['benchmarks'],
  },
  {
    program: 'taskset',
    debian: ['util-linux'],
    why: 'keeps a measured process on one core',
    usedBy: ['benchmarks'],
  },
  { program: 'redis-cli', debian: ['redis-tools'], why: 'holds Redis up', usedBy: ['faults'] },
  {
    program: 'mount',
    debian: ['mount'],
    why: 'a disk that can be filled',
    usedBy: ['faults', 'cold', 'images', 'apart'],
  },
  {
    program: 'pgbackrest',
    debian: ['pgbackrest'],
    why: 'backups of the database and the archive of its log',
    usedBy: ['backups'],
  },
  {
    program: 'openssl',
    debian: ['openssl'],
    why: 'a certificate for the store of backups',
    usedBy: ['backups'],
  },
  { program: 'faketime', debian: ['faketime'], why: 'a month passes for the backups', usedBy: ['backups'] },
  { program: 'patroni', debian: ['patroni'], why: 'keeps a standby and promotes it', usedBy: ['failover'] },
  { program: 'etcd', debian: ['etcd-server'], why: 'where Patroni agrees', usedBy: ['failover'] },
  {
    program: 'haproxy',
    debian: ['haproxy'],
    why: 'leads to the database that may be written to',
    usedBy: ['failover', 'infra'],
  },
  { program: 'promtool', debian: ['prometheus'], why: 'judges the alerts', usedBy: ['infra'] },
  {
    program: 'python3-config',
    debian: ['python3-dev'],
    why: 'compiles the parts of the training code',
    usedBy: ['training'],
  },
  { program: 'g++', debian: ['g++'], why: 'compiles the parts of the training code', usedBy: ['training'] },
  { program: 'mmdebstrap', debian: ['mmdebstrap'], why: 'makes a bare Debian', usedBy: ['cold', 'images'] },
  {
    program: 'unshare',
    debian: ['util-linux'],
    why: 'keeps the processes of the bare Debian, and of a classifier that is watched, apart',
    usedBy: ['cold', 'images', 'apart'],
  },
  {
    program: 'ip',
    debian: ['iproute2'],
    why: 'brings up a loopback of its own',
    usedBy: ['images', 'apart'],
  },
  { program: 'dockerd', debian: ['docker.io'], why: 'builds and runs the images', usedBy: ['images'] },
  { program: 'docker', debian: ['docker.io'], why: 'asks for images and containers', usedBy: ['images'] },
  { program: 'containerd', debian: ['containerd'], why: 'keeps the containers', usedBy: ['images'] },
  { program: 'runc', debian: ['runc'], why: 'starts the containers', usedBy: ['images'] },
  { program: 'iptables', debian: ['iptables'], why: 'networks of containers', usedBy: ['images'] },
  {
    program: 'slirp4netns',
    debian: ['slirp4netns'],
    why: 'leads the containers out without a rule of the host',
    usedBy: ['images'],
  },
];

export const locate = ({ program, find }: Requirement): string | undefined =>
  find ? find() : findOnPath(program);

export const requirementsOf = (uses: readonly Use[]): Requirement[] =>
  requirements.filter(({ usedBy }) => usedBy.some((use) => uses.includes(use)));

export const packagesOf = (missing: readonly Requirement[]): string[] => [
  ...new Set(missing.flatMap(({ debian }) => debian)),
];
