import { wasteTypeFacts } from '@app/contract/waste-types';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { FigureCard } from '#web/components/ui/stat-tile.tsx';
import { calculatorText as text } from '#web/messages/calculator.ts';
import { formatAmount, formatRupiah } from '../../format-price.ts';
import { adviceOf, type Shortfall } from '../advice.ts';
import type { ItemEstimate } from '../estimate.ts';

type Props = { items: readonly ItemEstimate[]; placeText: string; buyersLink: string };

/** The next step first: where to bring it, how much more is needed, or whom to ask. */
export function TotalCard({ items, placeText, buyersLink }: Props) {
  return (
    <div role="status">
      <AdviceCard items={items} placeText={placeText} buyersLink={buyersLink} />
    </div>
  );
}

function AdviceCard({ items, placeText, buyersLink }: Props) {
  const advice = adviceOf(items);
  if (advice.step === 'ask')
    return (
      <div className="rounded-card border border-line bg-surface-raised p-5">
        <p className="text-lg font-semibold">{text.noPriceYet(placeText)}</p>
        <p className="mt-1 mb-4 text-sm text-ink-muted">{text.noPriceNext}</p>
        <ButtonLink to={buyersLink} variant="sec">
          {text.buyers}
        </ButtonLink>
      </div>
    );
  if (advice.step === 'collect')
    return (
      <FigureCard isMain label={whereText(advice.next)} figure={shortfallText(advice.next)}>
        {text.minimumThere(formatMinimum(advice.next))}
      </FigureCard>
    );
  const { asIs, prepared } = advice.total;
  const gain = prepared - asIs;
  return (
    <FigureCard isMain label={text.bring(advice.buyers)} figure={formatRupiah(prepared)}>
      <p>{gain > 0 ? text.totalGain(formatRupiah(asIs), formatRupiah(gain)) : text.totalPlain}</p>
      {advice.next && (
        <p>
          {shortfallText(advice.next)}: {whereText(advice.next)}.
        </p>
      )}
    </FigureCard>
  );
}

const shortfallText = ({ deal: { missing, offer }, worth }: Shortfall) =>
  text.missing(formatAmount(missing, offer.price.unit), formatRupiah(worth));
const whereText = ({ item, deal: { offer } }: Shortfall) =>
  text.typeAt(wasteTypeFacts[item.wasteType].name, offer.name);
const formatMinimum = ({ deal: { offer } }: Shortfall) => formatAmount(offer.price.minimum, offer.price.unit);
