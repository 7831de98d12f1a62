import { stem } from '@app/indonesian/stem';

/** Common names, and the words that pieces use for them. */
const synonyms: Record<string, string> = {
  accu: 'baterai',
  aki: 'baterai',
  anyaman: 'anyam',
  aqua: 'botol',
  batere: 'baterai',
  beling: 'kaca',
  bohlam: 'lampu',
  bokashi: 'kompos',
  bungkus: 'saset',
  bunga: 'pot',
  dirigen: 'jeriken',
  dus: 'kardus',
  gadget: 'ponsel',
  gawai: 'ponsel',
  handphone: 'ponsel',
  hape: 'ponsel',
  hp: 'ponsel',
  jerigen: 'jeriken',
  kantong: 'tas',
  karton: 'kardus',
  komposter: 'kompos',
  kresek: 'plastik',
  kursi: 'bangku',
  lemari: 'rak',
  mangrof: 'mangrove',
  meja: 'bangku',
  mijel: 'jelantah',
  pensil: 'tulis',
  pupuk: 'kompos',
  sachet: 'saset',
  smartphone: 'ponsel',
  tanaman: 'berkebun',
  toples: 'stoples',
  undang: 'uu',
  vas: 'pot',
};

const byRoot = new Map(Object.entries(synonyms).map(([alias, synonym]) => [stem(alias), synonym]));

/** The word itself first. */
export const wordsFor = (word: string): string[] => {
  const synonym = synonyms[word] ?? byRoot.get(stem(word));
  return synonym === undefined ? [word] : [word, synonym];
};

export const knownWords: ReadonlySet<string> = new Set(Object.keys(synonyms));
