import { ports } from '@app/services/local-env';

const at = (offset: number) => ports.gateway + offset;

/** Beside the servers of the checkout, in the same block. */
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
  /** The product gets a block of its own, so that a product that runs already is left alone. */
  productBase: at(500),
} as const;

export type NodeName = keyof typeof failoverPorts.nodes;
