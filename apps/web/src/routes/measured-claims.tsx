import type { PublicFigures } from '@app/contract/transparency';
import { Impact } from '#web/features/about/components/impact.tsx';
import { ClaimsRow } from '#web/features/directory/components/list/claims-row.tsx';
import { Claims } from '#web/features/home/components/claims.tsx';
import { useTransparency } from '#web/features/transparency/api/show-transparency.ts';
import {
  measuredAboutClaims,
  measuredLandingClaims,
  measuredSellWasteClaims,
} from '#web/features/transparency/claims-and-truth.ts';

/** `figures`: those that the server fetched; after a navigation inside the site the browser fetches them. */
type Props = { figures: PublicFigures | null };

function useFigures(figures: PublicFigures | null): PublicFigures | null {
  const { shown } = useTransparency(null);
  return figures ?? shown?.figures ?? null;
}

export const LandingClaims = ({ figures }: Props) => (
  <Claims claims={measuredLandingClaims(useFigures(figures))} />
);

export const AboutClaims = ({ figures }: Props) => (
  <Impact claims={measuredAboutClaims(useFigures(figures))} />
);

export const SellWasteClaims = ({ figures }: Props) => (
  <ClaimsRow claims={measuredSellWasteClaims(useFigures(figures))} />
);
