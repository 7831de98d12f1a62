export const rounded = (number: number) => Math.round(number * 100) / 100;
export const percentile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
export const median = (numbers: number[]) => rounded(percentile(numbers, 0.5));
