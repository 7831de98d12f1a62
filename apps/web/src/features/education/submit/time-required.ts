export const timeUnits = { menit: 1, jam: 60, hari: 1440 } as const;
export type TimeUnit = keyof typeof timeUnits;

/** Minutes; an invalid number is sent as typed, and the API reports it. */
export function minutesOf(amount: string, unit: TimeUnit): number | string | null {
  const typed = amount.trim().replace(',', '.');
  if (typed === '') return null;
  const number = Number(typed);
  return Number.isNaN(number) ? typed : Math.round(number * timeUnits[unit]);
}

/** In the largest unit that needs no fraction. */
export function timeOf(minutes: number): { timeAmount: string; timeUnit: TimeUnit } {
  const units = ['hari', 'jam'] as const;
  const timeUnit = units.find((unit) => minutes % timeUnits[unit] === 0) ?? 'menit';
  return { timeAmount: String(minutes / timeUnits[timeUnit]), timeUnit };
}
