import type { Outcome } from '@app/classifier/safety-questions';
import type { Province } from '@app/contract/provinces';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Dock } from '#web/components/ui/dock.tsx';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import { hazardText } from '#web/messages/hazard.ts';
import { resultText as text } from '#web/messages/smart-sort.ts';
import { buyersAddress, hazardPointsAddress } from '../../sell-address.ts';
import { useStoredProvince } from '#web/lib/stored-province.ts';

type Props = {
  material: MaterialKey | undefined;
  /** Undefined while nothing may be advised. */
  outcome: Outcome | undefined;
  onAgain: () => void;
};
type Main = { to: string; icon: IconName; label: string; colours?: string };

export function ResultActions({ material, outcome, onAgain }: Props) {
  const main = mainOf(material, outcome, useStoredProvince());
  return (
    <div className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
      {main && <MainLink main={main} className="max-md:hidden" />}
      <Again isMain={!main} onAgain={onAgain} className="max-md:hidden" />
      {/* No craft ideas for hazardous items. */}
      {outcome?.sortedAs !== 'b3' && (
        <ButtonLink to="/education" variant="sec" size="lg" className="px-3!">
          <Icon name="bulb" />
          {text.ideas}
        </ButtonLink>
      )}
    </div>
  );
}

/** The two main actions at the bottom of a phone. */
export function ResultDock({ material, outcome, onAgain }: Props) {
  const main = mainOf(material, outcome, useStoredProvince());
  return (
    <Dock>
      {main && <MainLink main={main} />}
      <Again isMain={!main} onAgain={onAgain} />
    </Dock>
  );
}

/** Only a harmless material leads to buyers. */
function mainOf(
  material: MaterialKey | undefined,
  outcome: Outcome | undefined,
  province: Province | undefined,
): Main | undefined {
  if (outcome?.sortedAs === 'material' && material)
    return { to: buyersAddress(material, province), icon: 'shop', label: text.sell };
  if (outcome?.sortedAs === 'b3')
    return {
      to: hazardPointsAddress(province),
      icon: 'pin',
      label: hazardText.points,
      colours: 'bg-b3! text-b3-on! border-b3!',
    };
  return undefined;
}

const MainLink = ({ main, className = '' }: { main: Main; className?: string }) => (
  <ButtonLink to={main.to} size="lg" className={`px-3! ${main.colours ?? ''} ${className}`}>
    <Icon name={main.icon} />
    {main.label}
  </ButtonLink>
);

type AgainProps = { isMain: boolean; onAgain: () => void; className?: string };

function Again({ isMain, onAgain, className = '' }: AgainProps) {
  return (
    <Button variant={isMain ? 'pri' : 'sec'} size="lg" onClick={onAgain} className={`px-3! ${className}`}>
      <Icon name="camera" className="max-[379px]:hidden" />
      {text.again}
    </Button>
  );
}
