import { readFileSync } from 'node:fs';
import type { Check } from './checks.ts';
import { containers, serviceOf } from './docker.ts';

const noCapability = '0000000000000000';

/** What the kernel says about the first process of a container. */
function rightsOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const value = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '';
  const rootMount = readFileSync(`/proc/${pid}/mountinfo`, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find((fields) => fields[4] === '/');
  return {
    user: Number(value('Uid')),
    capabilities: ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].filter(
      (set) => value(set) !== noCapability,
    ),
    mayGain: value('NoNewPrivs') !== '1',
    isReadOnly: rootMount?.[5]?.split(',').includes('ro') ?? false,
  };
}

/** Every container: no root, nothing written outside of its volumes, no capability now or later. */
export async function checkRights(): Promise<Check[]> {
  const running = (await containers()).filter(({ State }) => State.Status === 'running');
  return running.map((container) => {
    const { user, capabilities, mayGain, isReadOnly } = rightsOf(container.State.Pid);
    return {
      what: `${serviceOf(container)}: not root, read-only root, no capabilities`,
      holds: user > 0 && isReadOnly && capabilities.length === 0 && !mayGain,
      seen: [
        `user ${user}`,
        isReadOnly ? 'read-only' : 'writable',
        capabilities.join(' ') || 'no capabilities',
        mayGain ? 'may gain some' : 'gains none',
      ].join(', '),
    };
  });
}
