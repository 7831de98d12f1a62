// The part of ./scripts/demo that needs the packages.
import { spawn } from 'node:child_process';
import { localEnv, ports, root } from '@app/services/src/local-env.ts';
import { demoUsers, seedDemoHistory, registerDemoUsers } from './product/demo-users.ts';
import { waitUntilUp, onStopSignal } from './product/processes.ts';
import { placesStep, productSteps, runSteps } from './product/steps.ts';

await runSteps([...productSteps, placesStep]);

const product = spawn(process.execPath, ['scripts/start.ts'], {
  cwd: root,
  env: { ...process.env, DEVELOPER_PAGES: 'on' },
  stdio: ['ignore', 'ignore', 'inherit'],
  detached: true,
});
const endWithProduct = (code: number | null) => process.exit(code ?? 1);
product.on('exit', endWithProduct);

async function stop() {
  console.info('\nStopping ...');
  product.off('exit', endWithProduct);
  const exited = new Promise((resolve) => product.once('exit', resolve));
  product.kill('SIGTERM');
  await exited;
  const down = spawn('pnpm', ['services', 'down'], { cwd: root, stdio: 'ignore' });
  await new Promise((resolve) => down.once('exit', resolve));
}
onStopSignal(stop);

const { ORIGIN } = localEnv();
const mailbox = `http://127.0.0.1:${ports.mail}`;
try {
  await waitUntilUp(`http://127.0.0.1:${ports.gateway}/`, 60_000);
  await registerDemoUsers(ORIGIN, mailbox);
  seedDemoHistory();
} catch (error) {
  console.error(error);
  await stop();
  process.exit(1);
}

const signIns = demoUsers.map(({ email, password, role }) => `${email} / ${password} (${role})`);
console.info(`
  The product     ${ORIGIN}
  Its components  ${ORIGIN}/pengembang/komponen
  Sent e-mails    ${mailbox}
  API reference   ${ORIGIN}/api/docs

  Sign in as      ${signIns.join('\n                  ')}
  Ctrl-C ends everything; the data stays in .services/.
`);
