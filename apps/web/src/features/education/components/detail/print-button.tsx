import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { detailText as text } from '#web/messages/education.ts';

export const PrintButton = () => (
  <Button variant="sec" onClick={() => window.print()} className="noscript:hidden">
    <Icon name="printer" />
    {text.print}
  </Button>
);
