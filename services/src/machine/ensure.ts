import { run } from '../run.ts';
import { findOnPath } from './find.ts';
import { type Use, locate, packagesOf, requirementsOf } from './requirements.ts';

const apt = (...words: string[]) =>
  run({
    program: 'apt-get',
    arguments: ['-qq', ...words],
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Whether missing programs can be installed without asking anybody. */
export const mayInstall = () => process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;

const installMissing = async (uses: readonly Use[]) => {
  const missing = requirementsOf(uses).filter((wanted) => !wanted.isOptional && !locate(wanted));
  if (missing.length === 0) return;
  const packages = packagesOf(missing);
  if (!mayInstall()) {
    const names = missing.map(({ program }) => program).join(', ');
    throw new Error(
      `${names} missing: please install ${packages.join(' ')} (Debian names), then run this again. ` +
        '`./scripts/tools pnpm doctor` lists everything',
    );
  }
  console.log(`installing ${packages.join(', ')} with apt`);
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...packages);
  const still = missing.filter((wanted) => !locate(wanted)).map(({ program }) => program);
  if (still.length > 0) throw new Error(`${packages.join(', ')} did not bring ${still.join(', ')}`);
};

// Servers are prepared side by side, but apt allows one installation at a time.
let queue: Promise<void> = Promise.resolve();

/** Installs the programs that these uses need and the machine lacks, or says what a person has to install. */
export const ensurePrograms = (...uses: Use[]): Promise<void> => {
  const turn = queue.then(() => installMissing(uses));
  queue = turn.catch(() => undefined);
  return turn;
};
