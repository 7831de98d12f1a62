import { binRuleText } from '@app/classifier/bins';
import { binText as text } from '#web/messages/bins.ts';

/** Which colour marks the material and which the bin. */
export const BinRule = () => (
  <p className="text-sm text-ink-muted">
    {text.twoColours} {binRuleText}
  </p>
);
