import { describe, expect, it } from 'vitest';
import { binOf } from '../src/bins.ts';
import { hazards } from '../src/hazards.ts';
import { materials } from '../src/materials.ts';
import { residues } from '../src/residues.ts';
import { answerById, safetyQuestions } from '../src/safety-questions.ts';

describe('Before any advice', () => {
  it.each(materials)(
    '%s is asked about: not knowing counts as hazardous, the harmless answer is last',
    (material) => {
      const { answers } = safetyQuestions[material];
      expect(answers[0]).toMatchObject({ id: 'tidak-tahu', outcome: { sortedAs: 'b3' } });
      expect(answers.at(-1)?.outcome).toEqual({ sortedAs: 'material' });
      const harmless = answers.filter(({ outcome }) => outcome.sortedAs === 'material');
      expect(harmless).toHaveLength(1);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
      for (const answer of answers) expect(answerById(material, answer.id)).toBe(answer);
    },
  );

  it.each([
    ['logam', ['semprot', 'cat', 'baterai']],
    ['plastik', ['racun', 'obat', 'suntik']],
    ['kaca', ['lampu', 'obat']],
    ['kertas', ['medis']],
    ['organik', ['medis']],
  ] as const)('%s finds what a photo cannot show', (material, expected) => {
    const found = safetyQuestions[material].answers.flatMap(({ outcome }) =>
      outcome.sortedAs === 'b3' ? [outcome.hazard as string] : [],
    );
    expect(found).toEqual(expect.arrayContaining([...expected]));
  });

  it.each(['plastik', 'kertas', 'organik'] as const)('%s finds everyday residue', (material) => {
    const text = safetyQuestions[material].answers.map((one) => one.text.toLowerCase()).join(' ');
    for (const word of ['kain', 'popok', 'tisu', 'styrofoam', 'saset']) expect(text).toContain(word);
  });
});

describe('What must not be sold', () => {
  const texts = [...Object.values(hazards), ...Object.values(residues)].map((one) =>
    JSON.stringify(one).toLowerCase(),
  );

  it('is never told to be sold, pressed flat or burned', () => {
    for (const text of texts)
      expect(text).not.toMatch(/(?<!jangan )\b(jual ke|dijual ke|pipihkan|bakar saja)\b/);
  });

  it('has its own bin', () => {
    expect([binOf('b3').name, binOf('residu').name]).toEqual(['Tempat merah', 'Tempat abu-abu']);
    for (const material of materials) expect(['merah', 'abu-abu']).not.toContain(binOf(material).colour);
  });
});
