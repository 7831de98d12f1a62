import { topThree } from '@app/classifier/interpret';
import type { Outcome } from '@app/classifier/safety-questions';
import type { Classification } from '@app/contract/smart-sort';
import { computedHereText } from '#web/messages/on-device.ts';
import { resultText as text, retakeText } from '#web/messages/smart-sort.ts';
import type { Origin } from '../../answered.ts';
import { originText } from '../../origin-text.ts';
import { AsideSection } from '../aside-section.tsx';
import { Alternatives } from './alternatives.tsx';
import { DisposalPlace } from './disposal-place.tsx';

type Props = {
  classification: Classification;
  origin: Origin;
  photo: string;
  isMember: boolean;
  /** Undefined until the question is answered; then nothing about the material is shown. */
  outcome: Outcome | undefined;
};

export function ResultAside({ classification, origin, photo, isMember, outcome }: Props) {
  const { verdict, allPredictions } = classification;
  return (
    <aside>
      <AsideSection title={text.photo}>
        <img
          src={photo}
          alt={text.photoAlt}
          className="max-h-100 w-full rounded-lg bg-surface-sunken object-contain"
        />
        <p className="mt-2.5 text-xs text-ink-muted">{photoNote(origin, isMember)}</p>
      </AsideSection>
      {verdict === 'sure' && outcome?.sortedAs === 'material' && (
        <>
          <AsideSection title={text.place}>
            <DisposalPlace classification={classification} computedOn={origin.computedOn} />
          </AsideSection>
          <AsideSection title={text.others}>
            <Alternatives predictions={topThree(allPredictions.slice(1))} />
          </AsideSection>
        </>
      )}
      {verdict !== 'sure' && !outcome && (
        <AsideSection title={verdict === 'unsure' ? retakeText.why.unsure : retakeText.why.notWaste}>
          <p className="text-sm text-ink-muted">
            {verdict === 'unsure' ? retakeText.whyText.unsure : retakeText.whyText.notWaste}
          </p>
        </AsideSection>
      )}
      <p className="mt-8 text-xs text-ink-muted">
        {text.model(classification.model.version)}. {originText(origin)}
      </p>
    </aside>
  );
}

function photoNote({ computedOn, wasSent }: Origin, isMember: boolean): string {
  if (computedOn === 'server') return isMember ? text.photoNote.member : text.photoNote.visitor;
  if (isMember) return computedHereText.kept;
  return wasSent ? text.photoNote.visitor : computedHereText.where.device;
}
