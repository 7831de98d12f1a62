import type { Activity } from '@app/contract/dashboard';
import { dayTitle } from '../../activity-days.ts';
import { browserZone } from '#web/lib/browser-zone.ts';
import { ActivityRow } from './activity-row.tsx';

export function ActivityDay({ day, activities }: { day: string; activities: readonly Activity[] }) {
  const id = `hari-${day}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-2 text-sm text-ink-muted">
        <time dateTime={day}>{dayTitle(day, browserZone())}</time>
      </h3>
      <ul aria-labelledby={id} className="divide-y divide-line border-y border-line">
        {activities.map((activity) => (
          <ActivityRow key={`${activity.kind} ${activity._id}`} activity={activity} />
        ))}
      </ul>
    </section>
  );
}
