import { ClaimedFigure, ClaimSource } from '#web/components/layout/claimed-figure.tsx';

type Props = { claims: readonly { figure: string; label: string; measured: string }[] };

/** The claimed figures, each beside the measured one, with a link to all of those. */
export function Claims({ claims }: Props) {
  return (
    <section className="green-field pt-6 pb-10">
      <div className="page-width">
        <dl className="grid grid-cols-2 gap-y-6 md:grid-cols-4">
          {claims.map((claim) => (
            <ClaimedFigure
              key={claim.label}
              {...claim}
              className="px-4 py-2 max-md:odd:border-0 max-md:odd:pl-0 md:px-6 md:first:border-0 md:first:pl-0"
            />
          ))}
        </dl>
        <ClaimSource />
      </div>
    </section>
  );
}
