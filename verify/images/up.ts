import { type Version, compose, containers, dockerAloud, serviceOf } from './docker.ts';

/** Shows why a container is not as it should be. */
async function explain(): Promise<void> {
  for (const container of await containers()) {
    const { Status, ExitCode, Health } = container.State;
    if (Status === 'running' ? (Health?.Status ?? 'healthy') === 'healthy' : ExitCode === 0) continue;
    console.error(
      `${serviceOf(container)}: ${Status}, code ${ExitCode}, ${Health?.Status ?? 'no health check'}`,
    );
    for (const { Output } of Health?.Log.slice(-2) ?? []) console.error(`  check: ${Output}`);
    await dockerAloud(['logs', '--tail', '40', container.Id]);
  }
}

/** `docker compose up`, as docs/operations/deploy.md has it. */
export async function up(version?: Version): Promise<void> {
  try {
    await compose(['up', '--detach', '--wait'], version);
  } catch (error) {
    await explain();
    throw error;
  }
}
