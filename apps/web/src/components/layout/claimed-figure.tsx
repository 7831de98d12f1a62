import { Link } from 'react-router';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { claimSource } from '#web/messages/claims.ts';

/** `measured`: what is really counted, with its date. */
type Props = { figure: string; label: string; measured: string; className: string };

/** One entry of a list of claims, on the green field. */
export function ClaimedFigure({ figure, label, measured, className }: Props) {
  return (
    <div className={joinClasses('flex flex-col border-l border-on-field/22', className)}>
      <dt className="order-2 text-sm text-on-field-muted">{label}</dt>
      <dd className="order-1 text-[clamp(var(--t-3xl),4.6vw,var(--t-6xl))] leading-[1.1] font-extrabold tracking-figure">
        {figure}
      </dd>
      <dd className="order-3 mt-2 text-xs leading-normal">{measured}</dd>
    </div>
  );
}

/** Link from the claimed figures to the measured ones. */
export function ClaimSource() {
  return (
    <p className="mt-6 text-sm text-on-field-muted">
      {claimSource.question}{' '}
      <Link to="/transparansi" className="inline-flex min-h-8 items-center text-on-field underline">
        {claimSource.link}
      </Link>
    </p>
  );
}
