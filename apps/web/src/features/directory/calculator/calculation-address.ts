import { type Material, materials } from '@app/classifier/materials';
import { type Province, provinces } from '@app/contract/provinces';
import { cameFromAnswer, keepAnswer } from '../came-from-answer.ts';
import { readSack, type SackItem, writeSack } from './sack.ts';

export type Calculation = {
  sack: readonly SackItem[];
  province?: Province | undefined;
  /** What an answer or a list was about; its usual kinds stand in the form before anything is entered. */
  material?: Material | undefined;
  isFromAnswer: boolean;
};

export const readCalculation = (address: URLSearchParams): Calculation => ({
  sack: readSack(address.get('items')),
  province: provinces.find((name) => name === address.get('province')),
  material: materials.find((name) => name === address.get('material')),
  isFromAnswer: cameFromAnswer(address),
});

export function writeCalculation({ sack, province, material, isFromAnswer }: Calculation): URLSearchParams {
  const items = writeSack(sack);
  const address = new URLSearchParams({
    ...(items && { items }),
    ...(province && { province }),
    ...(material && { material }),
  });
  return keepAnswer(address, isFromAnswer);
}

/** The calculator's address with what a list was filtered by. */
export function calculatorAddress(from: Omit<Calculation, 'sack'>): string {
  const search = writeCalculation({ ...from, sack: [] }).toString();
  return `/sell-waste/kalkulator${search ? `?${search}` : ''}`;
}
