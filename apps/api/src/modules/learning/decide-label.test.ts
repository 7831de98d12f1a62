import type { LabelAnswer } from '@app/contract/learning';
import { describe, expect, test } from 'vitest';
import { decideLabel } from './decide-label.ts';

const stateOf = (...votes: LabelAnswer[]) => decideLabel(votes).state;

describe('a label', () => {
  test('needs two people', () => {
    expect(stateOf()).toBe('pending');
    expect(stateOf('kaca')).toBe('pending');
    expect(decideLabel(['kaca', 'kaca'])).toEqual({ state: 'labelled', label: 'kaca' });
  });

  test('is asked of a third after a disagreement, and two of three are not above two thirds', () => {
    expect(stateOf('kaca', 'plastik')).toBe('pending');
    expect(stateOf('kaca', 'plastik', 'kaca')).toBe('pending');
    expect(stateOf('kaca', 'plastik', 'logam')).toBe('pending');
  });

  test('is that of three of four', () => {
    expect(decideLabel(['kaca', 'plastik', 'kaca', 'kaca'])).toEqual({ state: 'labelled', label: 'kaca' });
    expect(decideLabel(['residu', 'b3-elektronik', 'b3-elektronik', 'b3-elektronik'])).toEqual({
      state: 'labelled',
      label: 'b3-elektronik',
    });
  });

  test('is not found when four people do not agree', () => {
    expect(stateOf('kaca', 'plastik', 'kaca', 'plastik')).toBe('unclear');
    expect(stateOf('kaca', 'plastik', 'kaca', 'logam')).toBe('unclear');
  });
});

test('two who see nothing clearly set the photo aside', () => {
  expect(stateOf('tidak-jelas', 'tidak-jelas')).toBe('unclear');
  expect(stateOf('tidak-jelas', 'kaca')).toBe('pending');
});

test('what is no waste is refused by agreement, not by one', () => {
  expect(stateOf('bukan-sampah')).toBe('pending');
  expect(decideLabel(['bukan-sampah', 'bukan-sampah'])).toEqual({
    state: 'refused',
    refusal: 'bukan-sampah',
  });
});

test.each(['wajah', 'pelat-nomor', 'dokumen'] as const)('%s: one person is enough', (refusal) => {
  expect(decideLabel([refusal])).toEqual({ state: 'refused', refusal });
  expect(decideLabel(['kaca', refusal])).toEqual({ state: 'refused', refusal });
  expect(decideLabel(['kaca', 'plastik', 'kaca', refusal])).toEqual({ state: 'refused', refusal });
});
