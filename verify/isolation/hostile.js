// Stands in the place of the classifier process, as if a picture had taken it over. It looks for the secrets of the API
// wherever a process of this user may look, tries to reach the servers, and prints what it found.
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

const { marker, ports } = JSON.parse(readFileSync(new URL('targets.json', import.meta.url), 'utf8'));

const holdsSecret = (file) => {
  try {
    return readFileSync(file, 'latin1').includes(marker);
  } catch {
    return false;
  }
};
const entries = (folder) => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
};

const processes = entries('/proc').flatMap(({ name }) => (/^\d+$/.test(name) ? [name] : []));
const places = [
  ...processes.flatMap((pid) => ['environ', 'cmdline'].map((file) => `/proc/${pid}/${file}`)),
  // Where orchestrators put secrets, and where settings are usually found.
  ...['/run/secrets', '/var/run/secrets/kubernetes.io/serviceaccount', process.cwd(), '/app'].flatMap(
    (folder) => entries(folder).flatMap((entry) => (entry.isFile() ? [join(folder, entry.name)] : [])),
  ),
];
const secrets = [
  ...(JSON.stringify(process.env).includes(marker) ? ['own environment'] : []),
  ...places.filter(holdsSecret),
];

const reaches = (port) =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1000 });
    const settle = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });
const reached = [];
for (const port of ports) if (await reaches(port)) reached.push(port);

console.error(`FOUND ${JSON.stringify({ processes: processes.length, secrets, reached })}`);
process.on('disconnect', () => process.exit(0));
process.send({ type: 'ready' });
