import { Link } from 'react-router';
import { StatRow, StatTile } from '#web/components/ui/stat-tile.tsx';
import { claimSource } from '#web/messages/claims.ts';
import { sellWasteClaimLink } from '#web/messages/directory.ts';

type Props = { claims: readonly { figure: string; label: string; measured: string }[] };

/** The claimed figures, each beside the measured one, with a link to all of those. */
export function ClaimsRow({ claims }: Props) {
  return (
    <div>
      <StatRow>
        {claims.map(({ figure, label, measured }) => (
          <StatTile key={label} figure={figure} label={label} note={measured} />
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
