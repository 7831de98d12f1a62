// Load from outside, in a process of its own. One JSON line: the count and response times of each status.
//   upload ADDRESS SECONDS FOLDER at-once N      N senders, each sends the next photo after its response
//   upload ADDRESS SECONDS FOLDER per-second N   N photos a second, without waiting for responses
//   me ADDRESS SECONDS TOKEN                     one GET /auth/me every ten milliseconds
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const [kind, address = '', seconds = '1', ...rest] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const times = new Map<number, number[]>();

/** Counted by status; 0 means no response. */
function send(path: string, method: string, headers: Record<string, string>, body?: Buffer): Promise<void> {
  const began = performance.now();
  return new Promise((resolve) => {
    const count = (status: number) => {
      times.set(status, [...(times.get(status) ?? []), performance.now() - began]);
      resolve();
    };
    request(address + path, { agent, method, headers })
      .on('error', () => count(0))
      .on('response', (response) => {
        const status = response.statusCode ?? 0;
        response
          .resume()
          .on('end', () => count(status))
          .on('error', () => count(0));
      })
      .end(body);
  });
}

function uploads(folder: string): () => Promise<void> {
  const boundary = 'bench-classify';
  const bodies = readdirSync(folder).map((name) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="${name}"\r\n` +
          'Content-Type: image/jpeg\r\n\r\n',
      ),
      readFileSync(join(folder, name)),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  );
  let turn = 0;
  return () => {
    const body = bodies[turn++ % bodies.length]!;
    return send(
      '/upload/classify',
      'POST',
      { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(body.length) },
      body,
    );
  };
}

const began = performance.now();
const hasEnded = () => performance.now() - began > Number(seconds) * 1000;

async function atOnce(one: () => Promise<void>, count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (!hasEnded()) await one();
    }),
  );
}

async function perSecond(one: () => Promise<void>, count: number): Promise<void> {
  const sent: Promise<void>[] = [];
  while (!hasEnded()) {
    while (sent.length < ((performance.now() - began) / 1000) * count) sent.push(one());
    await pause(2);
  }
  await Promise.all(sent);
}

if (kind === 'me') {
  const [token] = rest;
  await perSecond(() => send('/auth/me', 'GET', { authorization: `Bearer ${token}` }), 100);
} else {
  const [folder = '', mode, count] = rest;
  await (mode === 'at-once' ? atOnce : perSecond)(uploads(folder), Number(count));
}
const elapsed = (performance.now() - began) / 1000;
agent.destroy();

const percentile = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1];
const answers = [...times].map(([status, unsorted]) => {
  const sorted = unsorted.toSorted((a, b) => a - b);
  return {
    status,
    count: sorted.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
  };
});
console.info(JSON.stringify({ elapsed, answers }));
