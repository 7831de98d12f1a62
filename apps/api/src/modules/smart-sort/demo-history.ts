import type { Material } from '@app/classifier/materials';

export type InventedScan = {
  at: Date;
  material: Material;
  confidence: number;
  isCorrect: boolean;
  trueMaterial: Material | null;
};

const day = 24 * 60 * 60_000;
const minute = 60_000;
/** Jakarta has no daylight saving time. */
const jakarta = 7 * 60 * minute;
const [morning, evening] = [6 * 60, 21 * 60];

/** Scans per past week, oldest first, with growing use; then the current week. */
const pastWeeks = [2, 3, 2, 4, 3, 4, 5, 3, 5, 4, 6, 5, 4, 6, 7, 5, 6, 8, 6, 7, 9, 8, 10, 11];
const thisWeek = 23;
const amounts: [Material, number][] = [
  ['plastik', 58],
  ['kertas', 38],
  ['organik', 31],
  ['kaca', 15],
  ['logam', 14],
];
const household = amounts.flatMap(([material, count]) => Array.from({ length: count }, () => material));

/** The material that each one is easily confused with. */
const lookalike: Record<Material, Material | null> = {
  plastik: 'kaca',
  kertas: 'plastik',
  organik: null,
  kaca: 'plastik',
  logam: 'kertas',
};

/** Monday 00.00 in Jakarta. */
function weekStart(now: number): number {
  const today = Math.floor((now + jakarta) / day);
  // Day 0 was a Thursday.
  return (today - ((today + 3) % 7)) * day - jakarta;
}

function* pastTimes(monday: number): Generator<number> {
  for (const [index, count] of pastWeeks.entries()) {
    const week = pastWeeks.length - index;
    for (let number = 0; number < count; number += 1) {
      const weekday = (number * 3 + week * 2) % 7;
      const time = morning + ((number * 211 + week * 97) % (evening - morning));
      yield monday - week * 7 * day + weekday * day + time * minute;
    }
  }
}

/** Spread over the waking hours of the week so far; early on Monday, over all time since midnight. */
function* currentWeekTimes(monday: number, now: number): Generator<number> {
  const awake: number[] = [];
  for (let date = monday; date < now; date += day) {
    for (let time = morning; time < evening; time += 1) awake.push(date + time * minute);
  }
  const past = awake.filter((timestamp) => timestamp < now);
  for (let number = 0; number < thisWeek; number += 1) {
    const share = (number + 0.5 + 0.45 * Math.sin(5 * number)) / thisWeek;
    const usual = past[Math.floor(share * past.length)];
    yield past.length >= thisWeek && usual !== undefined ? usual : monday + share * (now - monday);
  }
}

/** 156 scans, 148 of them correct, 23 in the current week in every Indonesian time zone. Deterministic. */
export function inventHistory(now: Date): InventedScan[] {
  const monday = weekStart(now.getTime());
  const times = [...pastTimes(monday), ...currentWeekTimes(monday, now.getTime())];
  return times.map((timestamp, number) => {
    // 61 and 156 are coprime, so every index is used once in a scattered order.
    const material = household[(number * 61) % household.length]!;
    const isCorrect = number % 19 !== 7;
    return {
      at: new Date(timestamp),
      material,
      confidence: isCorrect ? 84 + ((number * 29) % 155) / 10 : 80 + ((number * 7) % 60) / 10,
      isCorrect,
      trueMaterial: isCorrect ? null : lookalike[material],
    };
  });
}
