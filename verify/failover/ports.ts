import { ports } from '@app/services/src/local-env.ts';

const at = (offset: number) => ports.gateway + offset;

/** Ports in the block of this checkout that its own servers do not use. */
export const failoverPorts = {
  nodes: { one: { postgres: at(33), api: at(34) }, two: { postgres: at(35), api: at(36) } },
  etcd: [
    { client: at(37), peer: at(38) },
    { client: at(39), peer: at(40) },
    { client: at(41), peer: at(42) },
  ],
  primary: at(45),
  read: at(46),
  identity: at(47),
  /** A separate block, so that a product that already runs is not affected. */
  productBase: at(500),
} as const;

export type NodeName = keyof typeof failoverPorts.nodes;
