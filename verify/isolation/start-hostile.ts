import { spawn } from 'node:child_process';
import { stopProcess } from '../kit/process/server-process.ts';

export type Found = {
  /** Processes that it sees. */
  processes: number;
  /** Places where it found a secret. */
  secrets: string[];
  /** Ports of servers that it reached. */
  reached: number[];
};

/** Starts a program whose classifier process is hostile, and waits for what that process finds. */
export async function startHostile(file: string, environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [file], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => void child.kill('SIGKILL'));
  let output = '';
  const found = await new Promise<Found>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const line = /^FOUND (.*)\n/m.exec(output)?.[1];
      if (line) resolve(JSON.parse(line) as Found);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}: ${output.slice(-2000)}`)));
  });
  return { found, stop: () => stopProcess(child) };
}
