import type { PublicFigures } from '@app/contract/transparency';
import { landingClaims, sellWasteClaims } from '#web/messages/claims.ts';
import { figuresText as text } from '#web/messages/transparency.ts';
import { formatCount, formatPercent, formatRange } from './format-figure.ts';
import { modelFigures } from './model-figures.ts';

type Truth = (figures: PublicFigures | null) => readonly string[];

const counted =
  (sentence: (figures: PublicFigures) => string): Truth =>
  (figures) => [figures ? sentence(figures) : text.notCounted];

function accuracy(figures: PublicFigures | null): string[] {
  const { test, indonesianPhones: phones } = modelFigures;
  const measured = [
    text.accuracy.measured(formatPercent(test.percent), formatCount(test.photos)),
    text.accuracy.phones(formatPercent(phones.percent), formatCount(phones.photos)),
  ];
  const confirmed = figures?.confirmed;
  if (!confirmed) return [...measured, text.accuracy.tooFew];
  const { percent, accurate, judged } = confirmed;
  return [
    ...measured,
    text.accuracy.confirmed(
      formatPercent(percent),
      formatRange(confirmed),
      formatCount(accurate),
      formatCount(judged),
    ),
  ];
}

/** In the order of the claims. */
const landingTruths: readonly Truth[] = [
  accuracy,
  counted(({ members }) => text.members(formatCount(members))),
  counted(({ scans }) => text.scans(formatCount(scans))),
  () => [text.partners],
];
const sellWasteTruths: readonly Truth[] = [
  counted(({ listings, confirmedListings, sampleListings }) =>
    text.listings(formatCount(listings), formatCount(confirmedListings), formatCount(sampleListings)),
  ),
  () => [text.deals],
  () => [text.pickup],
  () => [text.rating],
];

type Claim = { figure: string; label: string };
const pairClaims = (claims: readonly Claim[], truths: readonly Truth[], figures: PublicFigures | null) =>
  claims.map((claim, index) => ({ ...claim, truth: truths[index]?.(figures) ?? [] }));

export const claimsAndTruth = (figures: PublicFigures | null) => [
  ...pairClaims(landingClaims, landingTruths, figures),
  ...pairClaims(sellWasteClaims, sellWasteTruths, figures),
];
