import type { PublicFigures } from '@app/contract/transparency';
import { formatDate, jakarta } from '#web/lib/format-date.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { aboutClaims, landingClaims, sellWasteClaims } from '#web/messages/claims.ts';
import { figuresText as text } from '#web/messages/transparency.ts';
import { formatPercent, formatRange } from './format-figure.ts';
import { modelFigures } from './model-figures.ts';

type Truth = (figures: PublicFigures | null) => readonly string[];

const counted =
  (sentence: (figures: PublicFigures) => string): Truth =>
  (figures) => [figures ? sentence(figures) : text.notCounted];

function accuracy(figures: PublicFigures | null): string[] {
  const { test, indonesianPhones: phones } = modelFigures;
  const measured = [
    text.accuracy.measured(formatPercent(test.percent), formatNumber(test.photos)),
    text.accuracy.phones(formatPercent(phones.percent), formatNumber(phones.photos)),
  ];
  const confirmed = figures?.confirmed;
  if (!confirmed) return [...measured, text.accuracy.tooFew];
  const { percent, accurate, judged } = confirmed;
  return [
    ...measured,
    text.accuracy.confirmed(
      formatPercent(percent),
      formatRange(confirmed),
      formatNumber(accurate),
      formatNumber(judged),
    ),
  ];
}

/** In the order of the claims. */
const landingTruths: readonly Truth[] = [
  accuracy,
  counted(({ members }) => text.members(formatNumber(members))),
  counted(({ scans }) => text.scans(formatNumber(scans))),
  () => [text.partners],
];
const sellWasteTruths: readonly Truth[] = [
  counted(({ listings, confirmedListings, sampleListings }) =>
    text.listings(formatNumber(listings), formatNumber(confirmedListings), formatNumber(sampleListings)),
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

/** What stands beside a claim on other pages: one sentence with its date. */
type Measured = (figures: PublicFigures | null) => string;

const countedShort =
  (sentence: (figures: PublicFigures) => string): Measured =>
  (figures) =>
    figures ? text.short.counted(formatDate(figures.countedAt), sentence(figures)) : text.short.notCounted;

const { measuredOn, test, indonesianPhones } = modelFigures;
const landingMeasured: readonly Measured[] = [
  () =>
    text.short.counted(
      formatDate(measuredOn, jakarta),
      text.short.accuracy(formatPercent(test.percent), formatPercent(indonesianPhones.percent)),
    ),
  countedShort(({ members }) => text.short.members(formatNumber(members))),
  countedShort(({ scans }) => text.short.scans(formatNumber(scans))),
  () => text.short.partners,
];

type MeasuredClaim = Claim & { measured: string };
const withMeasured =
  (claims: readonly Claim[], measured: readonly Measured[]) =>
  (figures: PublicFigures | null): MeasuredClaim[] =>
    claims.map((claim, index) => ({ ...claim, measured: measured[index]?.(figures) ?? '' }));

export const measuredLandingClaims = withMeasured(landingClaims, landingMeasured);
export const measuredAboutClaims = withMeasured(aboutClaims, landingMeasured);
export const measuredSellWasteClaims = withMeasured(sellWasteClaims, [
  countedShort(({ listings, sampleListings }) =>
    text.short.listings(formatNumber(listings), formatNumber(sampleListings)),
  ),
  () => text.short.deals,
  () => text.short.pickup,
  () => text.short.rating,
]);
