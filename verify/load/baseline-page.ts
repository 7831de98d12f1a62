import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOf, processorTime } from '@app/api/test/processor-time.ts';
import { ports } from '@app/services/src/local-env.ts';
import { stopProcess } from '../kit/process/server-process.ts';
import { rounded } from '../kit/statistics.ts';
import { wrk } from '../kit/load/wrk.ts';
import { waitUntilUp } from '@app/scripts/product/processes.ts';
import { findOnPath } from '@app/services/src/machine/find.ts';

const listen = `127.0.0.1:${ports.gateway + 450}`;

/** nginx with a static file of the size of a page: the lower bound for serving a page. */
export async function baselinePage(bytes: number, seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'load-bare-'));
  writeFileSync(join(folder, 'page'), Buffer.alloc(bytes, 'x'), { mode: 0o644 });
  writeFileSync(join(folder, 'lines'), '/page');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes auto; pid ${folder}/pid; events {}
     http { ${temporary} access_log off; sendfile on; server { listen ${listen}; root ${folder}; } }`,
  );
  const directives = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', directives];
  const child = spawn(findOnPath('nginx') ?? 'nginx', args, { stdio: 'ignore', cwd: folder });
  try {
    await waitUntilUp(`http://${listen}/page`, 10_000);
    const pids = [child.pid!, ...childrenOf(child.pid!)];
    const before = processorTime(pids);
    const { requests } = await wrk({
      address: `http://${listen}`,
      connections: 32,
      seconds,
      lines: 'path',
      file: join(folder, 'lines'),
    });
    return {
      perSecond: Math.round(requests / seconds),
      ms: Math.round(((processorTime(pids) - before) / requests) * 10_000) / 10_000,
      bytes: rounded(bytes),
    };
  } finally {
    await stopProcess(child);
    rmSync(folder, { recursive: true });
  }
}
