import { matchesGlob } from 'node:path';
import list from './allowed.json' with { type: 'json' };

/** `MIT OR CC0-1.0`: one side is enough. `MIT AND Zlib`: both must be allowed. Anything more is not understood. */
function isListed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain) || (plain.includes(' OR ') && plain.includes(' AND '))) return false;
  const isKnown = (licence: string) => list.licences.includes(licence);
  return plain.includes(' OR ') ? plain.split(' OR ').some(isKnown) : plain.split(' AND ').every(isKnown);
}

export const isAllowed = (name: string, licence: string): boolean =>
  isListed(licence) ||
  list.exceptions.some((exception) => exception.licence === licence && matchesGlob(name, exception.package));
