import { Icon } from '#web/components/icons/icon.tsx';
import { hazardPointsText as text } from '#web/messages/hazard-points.ts';

/** Above a list of B3 points, so that nobody takes it for a list of buyers. */
export function HazardNotice() {
  return (
    <div className="flex gap-3 rounded-lg bg-warning-soft p-4 text-sm">
      <Icon name="warning" className="mt-0.5 text-warning" />
      <p>
        <strong className="block">{text.title}</strong>
        {text.lead}
      </p>
    </div>
  );
}

/** Where no B3 point is known: how to keep the thing until one is. */
export function HazardAdvice({ place }: { place: string | undefined }) {
  return (
    <div className="rounded-card border border-line bg-surface-raised p-5">
      <h3 className="text-lg">{place ? text.emptyIn(place) : text.empty}</h3>
      <p className="mt-2 font-semibold">{text.until}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {!place && <p className="mt-3 text-sm text-ink-muted">{text.chooseProvince}</p>}
    </div>
  );
}
