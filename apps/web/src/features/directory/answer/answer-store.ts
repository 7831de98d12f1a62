import { storedValue } from '#web/lib/stored-value.ts';

export const answers = ['open', 'closed', 'unknown'] as const;
export type Answer = (typeof answers)[number];

/** `pending`: to be sent as soon as somebody has signed in. `memberId`: who gave it; null for "unknown" and pending. */
export type GivenAnswer = { answer: Answer; state: 'pending' | 'sent' | 'waiting'; memberId: string | null };

type GivenAnswers = Record<string, GivenAnswer>;

/** More are not asked about in one visit. */
const maxAnswers = 100;

/**
 * Answers to "Masih buka?" of this tab. They survive the way to the login and back, and end with the tab, so that
 * another person on the same phone is asked too.
 */
export const givenAnswers = storedValue<GivenAnswers>(
  'jawaban-tempat',
  {},
  (kept) => (kept && typeof kept === 'object' ? (kept as GivenAnswers) : {}),
  () => sessionStorage,
);

export function keepAnswer(collectorId: string, given: GivenAnswer | undefined): void {
  const { [collectorId]: _, ...others } = givenAnswers.read();
  const kept = Object.entries(others).slice(-maxAnswers);
  givenAnswers.write(Object.fromEntries(given ? [...kept, [collectorId, given]] : kept));
}

/** "unknown" is nothing to send. */
export const chooseAnswer = (collectorId: string, answer: Answer) =>
  keepAnswer(collectorId, { answer, state: answer === 'unknown' ? 'sent' : 'pending', memberId: null });
