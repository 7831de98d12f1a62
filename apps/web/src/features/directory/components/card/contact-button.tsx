import type { Collector } from '@app/contract/directory';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { buttonStyle } from '#web/components/ui/button-style.ts';
import { collectorText as text } from '#web/messages/directory.ts';
import { contactLink } from '../../contact-link.ts';

/** WhatsApp or the dialler. Without a number the button looks disabled and explains why when pressed. */
export function ContactButton({ collector }: { collector: Collector }) {
  const { name, isSample } = collector;
  const contact = contactLink(collector);
  if (!contact) return <DisabledContactButton name={name} isSample={isSample} />;
  const isWhatsapp = contact.way === 'whatsapp';
  return (
    <a
      href={contact.href}
      {...(isWhatsapp && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-label={text.contactBy[contact.way](name)}
      className={buttonStyle({ variant: 'pri', size: 'md', block: false })}
    >
      <Icon name={isWhatsapp ? 'chat' : 'phone'} />
      {text.contact}
    </a>
  );
}

function DisabledContactButton({ name, isSample }: { name: string; isSample: boolean }) {
  return (
    <button
      type="button"
      aria-disabled="true"
      aria-label={isSample ? text.contactSample(name) : text.contactMissing(name)}
      onClick={() =>
        void toast(isSample ? text.contactSampleWhy : text.contactMissingWhy, { duration: 6000 })
      }
      className={buttonStyle(
        { variant: 'quiet', size: 'md', block: false },
        'border-line bg-surface-sunken text-ink-muted',
      )}
    >
      <Icon name="chat" />
      {text.contact}
    </button>
  );
}
