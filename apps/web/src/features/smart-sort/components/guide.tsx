import { Link } from 'react-router';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { MaterialMark } from '#web/components/ui/material-mark.tsx';
import { allMaterials } from '#web/components/ui/materials.ts';
import { guideText as text } from '#web/messages/smart-sort.ts';
import { AsideSection } from './aside-section.tsx';
import { DeviceCard } from './device/device-card.tsx';

const features: { icon: IconName; label: string }[] = [
  { icon: 'recycle', label: text.tips },
  { icon: 'pin', label: text.place },
  { icon: 'bulb', label: text.crafts },
  { icon: 'sprout', label: text.impact },
];

/** Explains the page before the first photo is sent. */
export function Guide({ isVisitor }: { isVisitor: boolean }) {
  return (
    <aside>
      <DeviceCard />
      <AsideSection title={text.how}>
        <ol>
          {text.steps.map((step, index) => (
            <li key={step.title} className="group relative pb-5 pl-13">
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 grid size-9 place-items-center rounded-full bg-brand-soft font-extrabold text-brand-strong"
              >
                {index + 1}
              </span>
              <span
                aria-hidden="true"
                className="absolute top-10.5 bottom-1.5 left-4.25 w-0.5 bg-line group-last:hidden"
              />
              <p className="leading-9 font-bold">{step.title}</p>
              <p className="-mt-1 text-sm text-ink-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </AsideSection>
      <AsideSection title={text.features}>
        <ul>
          {features.map(({ icon, label }) => (
            <li key={icon} className="flex min-h-10 items-center gap-3 text-sm font-medium">
              <Icon name={icon} className="text-brand" />
              {label}
            </li>
          ))}
        </ul>
      </AsideSection>
      <AsideSection title={text.materials}>
        <ul className="flex flex-wrap gap-2">
          {allMaterials.map(({ key }) => (
            <li key={key}>
              <MaterialMark material={key} soft />
            </li>
          ))}
        </ul>
        {isVisitor && (
          <p className="mt-6 text-sm text-ink-muted">
            {text.invitation}{' '}
            <Link to="/login?next=/smart-sort" className="text-link inline-flex min-h-8 items-center">
              {text.login}
            </Link>
          </p>
        )}
      </AsideSection>
    </aside>
  );
}
