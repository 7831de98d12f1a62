import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { forumText as text } from '#web/messages/community.ts';

/** Writing advice, on wide screens only. */
export function ForumAside() {
  return (
    <aside className="hidden split:block">
      <img
        src="/gambar/weighing-day.svg"
        alt=""
        width={480}
        height={300}
        loading="lazy"
        decoding="async"
        className="w-full rounded-card"
      />
      <h2 className="mt-5 text-lg">{text.before}</h2>
      <ul className="mt-3 grid gap-3 text-sm">
        {text.advice.map(({ icon, words }) => (
          <li key={icon} className="flex items-start gap-2.5">
            <Icon name={icon} className="mt-0.5 text-brand" />
            {words}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm">
        <Link to="/community/log-moderasi" className="text-link inline-flex min-h-11 items-center">
          {text.log}
        </Link>
      </p>
    </aside>
  );
}
