/**
 * Supabase Auth itself, built from its source (docs/operations/identity.md), with what surrounds it in compose.yaml: the
 * recovery template, and the stand-in for Google. It takes the same environment as identity.ts, and IDENTITY_BINARY.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identitySettings, setting } from './identity-settings.ts';

const listen = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Supabase Auth trusts only this certificate. */
const createCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-identity-'));
  const [key, certificate] = [join(folder, 'google.key'), join(folder, 'google.crt')];
  const name = 'accounts.google.com';
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { key: readFileSync(key), cert: readFileSync(certificate), file: certificate };
};

// It always calls https://accounts.google.com, through a proxy where one is set: this one, which leads to the stand-in.
const certificate = createCertificate();
const google = createTlsServer(certificate, (incoming, response) => {
  const { method, headers, url } = incoming;
  const outgoing = httpRequest(`${setting('GOOGLE_ADDRESS')}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.once('error', () => response.writeHead(502).end());
  incoming.pipe(outgoing);
});
const proxy = createServer().on('connect', (_request, socket: Socket) => {
  socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
  google.emit('connection', socket);
});
const template = readFileSync(new URL('../../templates/recovery.html', import.meta.url));
const templates = createServer((_request, response) => response.end(template));

const { TEMPLATE_ADDRESS: templateAddress = await listen(templates) } = process.env;

const child = spawn('setpriv', ['--pdeathsig', 'KILL', setting('IDENTITY_BINARY')], {
  stdio: 'inherit',
  env: {
    ...identitySettings(templateAddress),
    PATH: process.env.PATH,
    HTTPS_PROXY: await listen(proxy),
    SSL_CERT_FILE: certificate.file,
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
