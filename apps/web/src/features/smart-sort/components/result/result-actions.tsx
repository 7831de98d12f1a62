import { Icon } from '#web/components/icons/icon.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Dock } from '#web/components/ui/dock.tsx';
import { resultText as text } from '#web/messages/smart-sort.ts';
import type { Sale } from '../../use-hazard.ts';
import { showHazardQuestion } from './hazard.tsx';

type Props = {
  /** Undefined while the material is unknown. */
  sell: Sale | undefined;
  onAgain: () => void;
};

export function ResultActions({ sell, onAgain }: Props) {
  return (
    <div className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
      <Sell sell={sell} className="max-md:hidden" />
      <Again isMain={!canSell(sell)} onAgain={onAgain} className="max-md:hidden" />
      <ButtonLink to="/education" variant="sec" size="lg" className="px-3!">
        <Icon name="bulb" />
        {text.ideas}
      </ButtonLink>
    </div>
  );
}

/** The two main actions at the bottom of a phone. */
export function ResultDock({ sell, onAgain }: Props) {
  return (
    <Dock>
      <Sell sell={sell} />
      <Again isMain={!canSell(sell)} onAgain={onAgain} />
    </Dock>
  );
}

const canSell = (sell: Sale | undefined) => sell === 'open' || sell === 'ask';

function Sell({ sell, className = '' }: Pick<Props, 'sell'> & { className?: string }) {
  if (!canSell(sell)) return null;
  const label = (
    <>
      <Icon name="shop" />
      {text.sell}
    </>
  );
  return sell === 'ask' ? (
    <Button size="lg" onClick={showHazardQuestion} className={`px-3! ${className}`}>
      {label}
    </Button>
  ) : (
    <ButtonLink to="/sell-waste" size="lg" className={`px-3! ${className}`}>
      {label}
    </ButtonLink>
  );
}

type AgainProps = { isMain: boolean; onAgain: () => void; className?: string };

function Again({ isMain, onAgain, className = '' }: AgainProps) {
  return (
    <Button variant={isMain ? 'pri' : 'sec'} size="lg" onClick={onAgain} className={`px-3! ${className}`}>
      <Icon name="camera" className="max-[379px]:hidden" />
      {text.again}
    </Button>
  );
}
