import type { Collector } from '@app/contract/directory';
import { wasteTypeFacts } from '@app/contract/waste-types';
import { collectorText } from '#web/messages/directory.ts';

type Contact = { way: 'whatsapp' | 'phone'; href: string };

/** Opens WhatsApp with a prepared message, or the dialler; nothing is sent automatically. */
export function contactLink(collector: Collector): Contact | undefined {
  const { phone, isMobile, isSample, name, wasteTypes } = collector;
  if (!phone || isSample) return undefined;
  if (!isMobile) return { way: 'phone', href: `tel:${phone}` };
  const message = collectorText.message(name, namedTypes(wasteTypes));
  return {
    way: 'whatsapp',
    href: `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(message)}`,
  };
}

/** botol PET bening, kardus */
export function namedTypes(prices: Collector['wasteTypes'], max = 3): string {
  const names = new Set(prices.map(({ wasteType }) => wasteTypeFacts[wasteType].name));
  return [...names].slice(0, max).map(lowercaseFirst).join(', ');
}

/** In the middle of a sentence, except where the name begins with an abbreviation (HDPE). */
const lowercaseFirst = (name: string) =>
  /^.[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** 0812-3456-7890, as people say it. */
export function formatPhone(phone: string): string {
  const local = phone.replace(/^\+62/, '0');
  return local.startsWith('08') ? local.replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3') : local;
}
