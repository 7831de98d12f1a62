import { words } from '@app/indonesian/words';

const wordSet = (list: string) => new Set(list.split(' '));
/** What registries put before or around the name itself. */
const bankWords = wordSet('bank sampah unit bs bsu bsm kel kelurahan desa');
const stationWords = wordSet('tps tps3r 3r tpst ksm kpp pdu ups kel kelurahan desa');
const romans: Record<string, string> = { ii: '2', iii: '3', iv: '4', vi: '6', vii: '7', viii: '8' };

const withoutEnumeration = (name: string) =>
  name.replace(/^\s*\d{1,3}[.)]?\s+(?=(bank|bs|bsu|tps)\b)|^\s*\d{1,3}[.)]\s*/i, '');

const plainWords = (text: string): string[] =>
  words(text.replaceAll(/(\p{L})\.(?=\p{L}|\d)/gu, '$1 '))
    .flatMap((word) => word.split('-'))
    .flatMap((word) => word.match(/^(rw|rt)(\d+)$/)?.slice(1) ?? [word])
    .map((word) => romans[word] ?? word.replace(/^0+(?=\d)/, ''));

export type ComparedName = {
  /** The words that tell one place from another. */
  words: string[];
  /** The same without gaps: "Mekar Sari" is "Mekarsari". */
  key: string;
  /** What stands in brackets: a school, a part of town, a code. */
  aside: string[];
};

/** A name for comparing: without kind, case, and spelling of numbers. */
export function comparedName(name: string): ComparedName {
  const aside = [...name.matchAll(/\(([^)]*)\)?/g)].flatMap(([, text = '']) => plainWords(text));
  const list = plainWords(withoutEnumeration(name).replaceAll(/\([^)]*\)?/g, ' '));
  const generic = list.some((word) => /^(bank|bsu?)$/.test(word)) ? bankWords : stationWords;
  const own = list.filter((word) => !generic.has(word));
  const kept = own.length > 0 ? own : list;
  return { words: kept, key: kept.join(''), aside };
}

/** Two spellings of one name, unless each says something else in brackets. */
export const isSameName = (a: ComparedName, b: ComparedName): boolean =>
  a.key === b.key && (a.aside.length === 0 || b.aside.length === 0 || a.aside.join('') === b.aside.join(''));

/** From this length on one other letter is a slip: "Guyup" and "Guyub". */
const slipLength = 5;

function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < slipLength || Math.abs(a.length - b.length) > 1 || /\d/.test(a))
    return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}

/** One name within the other: registries turn words around, add the part of town, and misspell. */
export function isNameInside(a: ComparedName, b: ComparedName): boolean {
  if (a.key === b.key) return true;
  const isWithin = (short: ComparedName, long: ComparedName) => {
    const all = [...long.words, ...long.aside];
    return short.words.every((word) => all.some((one) => isSameWord(word, one)));
  };
  return isWithin(a, b) || isWithin(b, a);
}

const acronyms = new Set(
  'SMA SMAN SMAS SMK SMKN SMP SMPN SD SDN SDIT MI MIN MTS MTSN MAN TK PAUD RA UPT UPTD DLH KSM KPP KPSM PKK TPS TPST TPS3R BS BSU BSI BSM RW RT PT CV BNI BRI PLN TNI AD AL AU UI ITS IPB UGM ITB UIN RSUD RS LPM BUMDES'.split(
    ' ',
  ),
);
const titleCase = (word: string) =>
  acronyms.has(word) || !/[AEIOU]/.test(word) || /\d/.test(word) || /^(II|III|IV|VI|VII|VIII|IX)$/.test(word)
    ? word
    : word.charAt(0) + word.slice(1).toLowerCase();
/** Capitals only where a name is written in nothing else. */
export const readable = (text: string) =>
  /\p{Ll}/u.test(text) ? text : text.replaceAll(/\p{L}[\p{L}\d']*/gu, titleCase);

const maxLength = 80;

/** A name as people read it: without stray quotes, doubled kinds and shouting. */
export function displayName(name: string): string {
  const plain = withoutEnumeration(name.replaceAll(/\\?["“”]/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^bank sampah (?:unit |induk )?(?=(?:bank sampah|bsu|bs)\b)/i, '')
    .replace(/^tps 3r (?=tps ?3r\b)/i, '');
  // A kind in small letters before capitals is the registry's own, so each part is judged alone.
  const [, kind = '', rest = plain] =
    /^((?:bank sampah(?: unit| induk)?|tps 3r|tpst|bsu?\.?) )(.+)$/i.exec(plain) ?? [];
  const whole = readable(kind) + readable(rest);
  return whole.length <= maxLength ? whole : `${whole.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`;
}
