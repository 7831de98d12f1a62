import { Icon } from '#web/components/icons/icon.tsx';
import { trialText as text } from '#web/messages/home.ts';

/** The privacy promises beside the upload. */
export const Promises = () => (
  <ul className="grid gap-6 self-center">
    {text.promises.map(({ icon, title, text: sentence }) => (
      <li key={icon} className="grid grid-cols-[auto_1fr] gap-4">
        <span className="grid size-11 place-items-center rounded-md bg-brand-soft text-brand-strong">
          <Icon name={icon} />
        </span>
        <div>
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-ink-muted">{sentence}</p>
        </div>
      </li>
    ))}
  </ul>
);
