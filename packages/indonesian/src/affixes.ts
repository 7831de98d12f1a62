/** The rest of a word after one affix is removed, with the name of the affix. */
export type Stripped = { affix: string; rest: string };

/** Minimum length of the rest: `cat` in `mengecat`. */
const minRootLength = 3;

const vowel = /^[aiueo]/;

/** Prefixes that assimilate with the root, with the possible roots, likeliest first. */
const assimilatingPrefixes: { prefix: RegExp; restore: (rest: string) => string[] }[] = [
  { prefix: /^[mp]eny(?=[aiueo])/, restore: (rest) => [`s${rest}`, `ny${rest}`] },
  // Only before one syllable: mengecat, pengepakan.
  { prefix: /^[mp]enge(?=[^aiueo]+[aiueo][^aiueo]*$)/, restore: (rest) => [rest] },
  {
    prefix: /^[mp]eng/,
    restore: (rest) => (vowel.test(rest) ? [`k${rest}`, rest, `ng${rest}`] : [rest]),
  },
  {
    prefix: /^[mp]em/,
    restore: (rest) => (vowel.test(rest) ? [`p${rest}`, `m${rest}`] : [rest, `p${rest}`]),
  },
  {
    prefix: /^[mp]en/,
    restore: (rest) => (vowel.test(rest) ? [`t${rest}`, `n${rest}`] : [rest, `t${rest}`]),
  },
  { prefix: /^[mp]e(?=[lrwymn])/, restore: (rest) => [rest] },
];

/** Colloquial forms: ngumpul, nyuci, nanam, mulung. Only as the outermost prefix. */
const colloquialPrefixes: typeof assimilatingPrefixes = [
  { prefix: /^nge(?=[^aiueo])/, restore: (rest) => [rest, `ke${rest}`] },
  { prefix: /^ng(?=[aiueo])/, restore: (rest) => [rest, `k${rest}`] },
  { prefix: /^ny(?=[aiueo])/, restore: (rest) => [`c${rest}`, `s${rest}`] },
  { prefix: /^n(?=[aiueo])/, restore: (rest) => [`t${rest}`] },
  { prefix: /^n(?=[cdj])/, restore: (rest) => [rest] },
  { prefix: /^m(?=[aiueo])/, restore: (rest) => [`p${rest}`] },
];

const simplePrefixes: { prefix: RegExp; affix: string }[] = [
  { prefix: /^di/, affix: 'di' },
  { prefix: /^ke/, affix: 'ke' },
  { prefix: /^se/, affix: 'se' },
  { prefix: /^ku/, affix: 'ku' },
  { prefix: /^kau/, affix: 'ku' },
  { prefix: /^ber/, affix: 'ber' },
  { prefix: /^be(?=[^aiueor]er)/, affix: 'ber' },
  { prefix: /^bel(?=ajar)/, affix: 'ber' },
  // Before a root that starts with r only one r is written: berendam, terasa, perawatan.
  { prefix: /^be(?=r)/, affix: 'ber' },
  { prefix: /^ter/, affix: 'ter' },
  { prefix: /^te(?=r)/, affix: 'ter' },
  { prefix: /^per/, affix: 'per' },
  { prefix: /^pe(?=[^aiueo])/, affix: 'per' },
  { prefix: /^pel(?=ajar)/, affix: 'per' },
];

export function withoutPrefix(word: string, isOutermost: boolean): Stripped[] {
  const found: Stripped[] = [];
  for (const { prefix, affix } of simplePrefixes) {
    if (prefix.test(word)) found.push({ affix, rest: word.replace(prefix, '') });
  }
  for (const { prefix, restore } of isOutermost
    ? [...assimilatingPrefixes, ...colloquialPrefixes]
    : assimilatingPrefixes) {
    if (!prefix.test(word)) continue;
    // me- and the spoken forms make verbs, pe- makes nouns.
    const affix = word.startsWith('p') ? 'pe' : 'me';
    for (const rest of restore(word.replace(prefix, ''))) found.push({ affix, rest });
  }
  return found.filter(({ rest }) => rest.length >= minRootLength);
}

/** Outermost first: particle, possessive, then derivational suffix. `-in` is the colloquial `-kan`. */
const suffixes: { layer: number; suffix: RegExp; affix: string }[] = [
  { layer: 1, suffix: /(?:lah|kah|tah|pun)$/, affix: 'particle' },
  { layer: 2, suffix: /(?:nya|ku|mu)$/, affix: 'owner' },
  { layer: 3, suffix: /kan$/, affix: 'kan' },
  { layer: 3, suffix: /an$/, affix: 'an' },
  { layer: 3, suffix: /in$/, affix: 'in' },
  { layer: 3, suffix: /i$/, affix: 'i' },
];

/** The word itself and all that its endings may hide, with the layer-3 ending that was taken off. */
export function withoutSuffixes(word: string): { rest: string; ending: string | null }[] {
  let candidates = [{ rest: word, ending: null as string | null }];
  for (const layer of [1, 2, 3]) {
    const shorter = candidates.flatMap(({ rest }) =>
      suffixes
        .filter((one) => one.layer === layer && one.suffix.test(rest))
        .map(({ suffix, affix }) => ({
          rest: rest.replace(suffix, ''),
          ending: layer === 3 ? affix : null,
        })),
    );
    candidates = [...candidates, ...shorter.filter(({ rest }) => rest.length >= minRootLength)];
  }
  return candidates;
}

/** Prefix and suffix pairs that do not exist in Indonesian; what looks like one is part of the root. */
const impossiblePairs = new Set(['ber i', 'di an', 'ke i', 'ke kan', 'me an', 'se i', 'se kan', 'ter an']);

export const isPossible = (prefix: string, ending: string | null): boolean =>
  ending === null || !impossiblePairs.has(`${prefix} ${ending}`);
