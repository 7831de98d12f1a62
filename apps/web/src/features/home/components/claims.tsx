import { Link } from 'react-router';
import { claimSource, landingClaims } from '#web/messages/claims.ts';

/** The claimed figures, with the way to the measured ones. */
export function Claims() {
  return (
    <section className="green-field pt-6 pb-10">
      <div className="page-width">
        <dl className="grid grid-cols-2 gap-y-6 md:grid-cols-4">
          {landingClaims.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-l border-on-field/22 px-4 py-2 max-md:odd:border-0 max-md:odd:pl-0 md:px-6 md:first:border-0 md:first:pl-0"
            >
              <dt className="text-sm text-on-field-muted">{label}</dt>
              <dd className="text-[clamp(var(--t-3xl),4.6vw,var(--t-6xl))] leading-[1.1] font-extrabold tracking-figure">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-sm text-on-field-muted">
          {claimSource.question}{' '}
          <Link to="/transparansi" className="inline-flex min-h-8 items-center text-on-field underline">
            {claimSource.link}
          </Link>
        </p>
      </div>
    </section>
  );
}
