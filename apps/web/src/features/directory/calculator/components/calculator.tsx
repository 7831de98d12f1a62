import { BackLink } from '#web/components/ui/back-link.tsx';
import { calculatorText as text } from '#web/messages/calculator.ts';
import { directoryText } from '#web/messages/directory.ts';
import { withFilters } from '../../filters.ts';
import { commonTypes, materialOf } from '../common-types.ts';
import { useCalculation } from '../use-calculation.ts';
import { CalculationResult } from './calculation-result.tsx';
import { PlaceForm } from './place-form.tsx';
import { SackForm } from './sack-form.tsx';

export function Calculator() {
  const { sack, province, place, offers, isFromAnswer, setSack, setProvince, ...asked } = useCalculation();
  const material = materialOf(sack) ?? (sack.length ? undefined : asked.material);
  const buyersLink = withFilters('/sell-waste', { material, province });
  return (
    <div className="page-width pt-2 md:pt-10">
      {isFromAnswer ? (
        <BackLink to="/smart-sort" label={directoryText.backToAnswer} />
      ) : (
        <BackLink to={buyersLink} label={text.back} />
      )}
      <h1 className="page-title mt-1">{text.title}</h1>
      <p className="lead mt-1 max-md:sr-only">{text.lead}</p>
      <div className="mt-4 grid gap-6 md:mt-8 md:gap-8 split:grid-cols-[1fr_1.25fr] split:gap-14">
        <div className="grid content-start gap-8">
          <SackForm
            sack={sack}
            suggested={asked.material ? commonTypes[asked.material] : []}
            onChange={setSack}
          />
          <PlaceForm province={province} onChange={setProvince} />
        </div>
        <CalculationResult
          sack={sack}
          place={place}
          offers={offers}
          material={material}
          buyersLink={buyersLink}
        />
      </div>
    </div>
  );
}
