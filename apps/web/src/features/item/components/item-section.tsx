import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';

export const ItemSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="pt-6">
    <h2 className="mb-3 text-lg">{title}</h2>
    {children}
  </section>
);

type ListProps = { texts: readonly string[]; icon: IconName; colour: string };

export const IconList = ({ texts, icon, colour }: ListProps) => (
  <ul className="grid gap-2.5">
    {texts.map((text) => (
      <li key={text} className="grid grid-cols-[auto_1fr] gap-3">
        <Icon name={icon} className={`mt-0.5 ${colour}`} />
        {text}
      </li>
    ))}
  </ul>
);
