import { ClaimedFigure, ClaimSource } from '#web/components/layout/claimed-figure.tsx';
import { impactText as text } from '#web/messages/about.ts';

type Props = { claims: readonly { figure: string; label: string; measured: string }[] };

/** The claimed figures, each beside the measured one, with a link to all of those. */
export function Impact({ claims }: Props) {
  return (
    <section aria-labelledby="dampak" className="page-width pt-[clamp(56px,8vw,104px)]">
      <div className="green-field grid gap-x-[clamp(28px,5vw,80px)] gap-y-8 rounded-xl p-[clamp(24px,4vw,56px)] split:grid-cols-[1fr_1.3fr]">
        <div>
          <h2 id="dampak" className="section-title">
            {text.title}
          </h2>
          <p className="mt-3 max-w-[40ch] text-lg leading-normal text-on-field-muted">{text.lead}</p>
          <ClaimSource />
        </div>
        <dl className="grid grid-cols-2 gap-y-8">
          {claims.map((claim) => (
            <ClaimedFigure key={claim.label} {...claim} className="pl-[clamp(16px,2.4vw,32px)]" />
          ))}
        </dl>
      </div>
    </section>
  );
}
