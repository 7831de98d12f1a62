import type { Item } from '@app/items/item';
import { itemText as text } from '#web/messages/item.ts';

export const listPath = '/pilah';
export const itemAddress = (slug: string) => `${listPath}/${slug}`;

const maxQueryLength = 80;
export const readQuery = (search: URLSearchParams) => (search.get('q') ?? '').trim().slice(0, maxQueryLength);
export const writeQuery = (q: string) => new URLSearchParams(q ? { q } : {});

type NextStep = { to: string; label: string };

/** Where the item can be brought. Dangerous things lead to points for them alone, never to a buyer. */
export function nextStep({ answer, wasteType }: Pick<Item, 'answer' | 'wasteType'>): NextStep | undefined {
  if (answer === 'b3') return { to: '/sell-waste?kind=b3', label: text.hazardPoints };
  if (!wasteType) return undefined;
  if (answer === 'khusus') return { to: '/sell-waste?q=jelantah', label: text.oilBuyers };
  if (answer === 'residu') return undefined;
  return { to: `/sell-waste?material=${answer}`, label: text.buyers };
}
