import { down, reset, status, up } from './set.ts';

const usage = `Usage: pnpm services up | down | status [--json] | reset

The six servers that the product needs, without Docker, for this checkout alone.
PORT_BASE and SERVICES_DIR select another set.`;

const table = (rows: string[][]) => {
  const lines = [['server', 'version', 'address', 'health'], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const printStatus = async (asJson: boolean) => {
  const rows = await status();
  if (asJson) console.log(JSON.stringify(rows, null, 2));
  else console.log(table(rows.map((row) => [row.name, row.version, row.address, row.health])));
  if (rows.some(({ health }) => health !== 'up')) process.exitCode = 1;
};

const commands = new Map<string, () => Promise<void>>([
  ['up', up],
  ['down', down],
  ['reset', reset],
  ['status', () => printStatus(process.argv.includes('--json'))],
]);

const command = commands.get(process.argv[2] ?? '');
if (!command) {
  console.error(usage);
  process.exitCode = 2;
} else if (process.platform !== 'linux') {
  console.error(
    'pnpm services runs on Linux or WSL. Elsewhere, compose.yaml starts the same servers: see its first lines.',
  );
  process.exitCode = 2;
} else {
  await command().catch((error: unknown) => {
    console.error(`services: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
