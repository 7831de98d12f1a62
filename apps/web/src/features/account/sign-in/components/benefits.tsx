import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { registerText } from '#web/messages/account.ts';

const icons: Record<keyof typeof registerText.benefits, IconName> = {
  dashboard: 'chart',
  history: 'clock',
  forum: 'chat',
  wasteBanks: 'pin',
  education: 'book',
  profile: 'user',
};

/** The benefits of an account. */
export function Benefits() {
  return (
    <div className="relative split:absolute split:inset-x-10 split:top-10 split:mx-auto split:max-w-130 split:rounded-xl split:bg-surface-raised split:p-8 split:shadow-floating max-split:px-gutter max-split:pt-10 max-split:pb-8">
      <h2 className="text-2xl font-extrabold tracking-title">{registerText.benefitsTitle}</h2>
      <ul className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {(Object.keys(icons) as (keyof typeof icons)[]).map((name) => (
          <li key={name} className="flex items-center gap-3 text-sm font-semibold">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-brand-soft text-brand-strong">
              <Icon name={icons[name]} />
            </span>
            {registerText.benefits[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
