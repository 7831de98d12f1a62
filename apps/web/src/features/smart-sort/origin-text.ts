import { computedHereText } from '#web/messages/on-device.ts';
import type { Origin } from './answered.ts';

export function originText({ computedOn, wasSent }: Origin): string {
  const { where } = computedHereText;
  if (computedOn === 'server') return where.server;
  return wasSent ? where.instead : where.device;
}
