import { BackLink } from '#web/components/ui/back-link.tsx';
import { calculatorText as text } from '#web/messages/calculator.ts';
import { useCalculation } from '../use-calculation.ts';
import { CalculationResult } from './calculation-result.tsx';
import { PlaceForm } from './place-form.tsx';
import { SackForm } from './sack-form.tsx';

export function Calculator() {
  const { sack, province, place, offers, setSack, setProvince } = useCalculation();
  return (
    <div className="page-width pt-6 md:pt-10">
      <BackLink to="/sell-waste" label={text.back} />
      <h1 className="page-title mt-1">{text.title}</h1>
      <p className="lead mt-1">{text.lead}</p>
      <div className="mt-8 grid gap-10 split:grid-cols-[1fr_1.25fr] split:gap-14">
        <div className="grid content-start gap-8">
          <SackForm sack={sack} onChange={setSack} />
          <PlaceForm province={province} onChange={setProvince} />
        </div>
        <CalculationResult sack={sack} place={place} offers={offers} />
      </div>
    </div>
  );
}
