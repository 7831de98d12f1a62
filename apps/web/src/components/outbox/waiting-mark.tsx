import { Icon } from '#web/components/icons/icon.tsx';
import { outboxText } from '#web/messages/outbox.ts';

/** Marks an item that is not sent yet. */
export const WaitingMark = () => (
  <span title={outboxText.waiting} className="inline-flex text-warning">
    <Icon name="clock" size="sm" />
    <span className="sr-only">{outboxText.waiting}</span>
  </span>
);
