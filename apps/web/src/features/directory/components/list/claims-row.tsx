import { Link } from 'react-router';
import { StatRow, StatTile } from '#web/components/ui/stat-tile.tsx';
import { claimSource, sellWasteClaims } from '#web/messages/claims.ts';
import { sellWasteClaimLink } from '#web/messages/directory.ts';

/** The claimed figures, with a link to the measured ones. */
export function ClaimsRow() {
  return (
    <div>
      <StatRow>
        {sellWasteClaims.map(({ figure, label }) => (
          <StatTile key={label} figure={figure} label={label} />
        ))}
      </StatRow>
      <p className="mt-2 text-xs text-ink-muted">
        {claimSource.question}{' '}
        <Link to="/transparansi" className="text-link inline-flex min-h-8 items-center">
          {sellWasteClaimLink}
        </Link>
      </p>
    </div>
  );
}
