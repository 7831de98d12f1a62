import { contact } from '@app/contract/product';
import { Badge } from '#web/components/ui/badge.tsx';
import { statusText as text, transparencyText } from '#web/messages/transparency.ts';
import type { TransparencyData } from '../api/show-transparency.ts';
import { Part } from './part.tsx';

/** The status of each service, named by its user-visible function. */
export const Status = ({ parts }: { parts: TransparencyData['parts'] | null }) => (
  <Part id="layanan" title={transparencyText.sections.status} lead={text.lead}>
    {parts ? (
      <ul className="grid gap-x-[clamp(28px,5vw,72px)] md:grid-cols-2">
        {parts.map(({ part, state }) => (
          <li key={part} className="flex items-center justify-between gap-4 border-t border-line py-3.5">
            <span>
              <span className="block font-bold">{text.parts[part].title}</span>
              <span className="text-sm text-ink-muted">{text.parts[part].text}</span>
            </span>
            {state === 'up' ? (
              <Badge tone="success" icon="check">
                {text.up}
              </Badge>
            ) : (
              <Badge tone="danger" icon="warning">
                {text.down}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    ) : (
      <p>{text.unknown}</p>
    )}
    <p className="mt-8">
      {text.report}{' '}
      <a href={`mailto:${contact.email}`} className="text-link inline-flex min-h-11 items-center">
        {contact.email}
      </a>
    </p>
  </Part>
);
