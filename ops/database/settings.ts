import { join } from 'node:path';

/** The privacy policy promises that no backup is kept longer than 30 days; one is made every day. */
const maxDays = 29;

const daysToKeep = () => {
  const days = Number(process.env.BACKUP_KEEP_DAYS ?? 28);
  if (Number.isFinite(days) && days > 0 && days <= maxDays) return days;
  throw new Error(
    `BACKUP_KEEP_DAYS must be above 0 and at most ${maxDays}: the privacy policy promises 30 days`,
  );
};

const required = (name: string, value: string | undefined): string => {
  if (value) return value;
  throw new Error(`${name} is missing: .env.example says what it is`);
};

const folder = required('BACKUP_DIR', process.env.BACKUP_DIR);

export const settings = {
  /** Base backups, each named by its completion time. */
  bases: join(folder, 'base'),
  /** The write-ahead log, as `pnpm db:archive` receives it. */
  wal: join(folder, 'wal'),
  /** Metrics for the textfile collector of node_exporter. */
  metricsFile: join(folder, 'backup.prom'),
  folder,
  address: required('BACKUP_DATABASE_URL', process.env.BACKUP_DATABASE_URL),
  daysToKeep,
  slot: 'pilahbumi_archive',
};
