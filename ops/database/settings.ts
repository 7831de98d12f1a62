import { join } from 'node:path';

/** The privacy policy promises that nothing lives longer than 30 days in a backup; one is made every day. */
const longest = 29;

const daysToKeep = () => {
  const days = Number(process.env.BACKUP_KEEP_DAYS ?? 28);
  if (Number.isFinite(days) && days > 0 && days <= longest) return days;
  throw new Error(
    `BACKUP_KEEP_DAYS must be above 0 and at most ${longest}: the privacy policy promises 30 days`,
  );
};

const required = (name: string, value: string | undefined): string => {
  if (value) return value;
  throw new Error(`${name} is missing: .env.example says what it is`);
};

const folder = required('BACKUP_DIR', process.env.BACKUP_DIR);

export const settings = {
  /** Base backups, each named by the moment when it was complete. */
  bases: join(folder, 'base'),
  /** The write-ahead log, as `pnpm db:archive` receives it. */
  wal: join(folder, 'wal'),
  /** What a monitor may collect: the textfile collector of node_exporter reads it. */
  figures: join(folder, 'backup.prom'),
  folder,
  address: required('BACKUP_DATABASE_URL', process.env.BACKUP_DATABASE_URL),
  daysToKeep,
  slot: 'pilahbumi_archive',
};
