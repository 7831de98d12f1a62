import type { CollectorDetail } from '@app/contract/directory';
import { provinceFacts } from '@app/contract/provinces';
import { Badge } from '#web/components/ui/badge.tsx';
import { collectorText } from '#web/messages/directory.ts';
import { listingText as text } from '#web/messages/listing.ts';
import { openingWeek } from '../../opening-hours.ts';

export function ListingHours({ collector: { hours, isOpen, location } }: { collector: CollectorDetail }) {
  return (
    <section aria-labelledby="jam">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="jam" className="text-xl">
          {text.hours}
        </h2>
        {isOpen !== null && (
          <Badge tone={isOpen ? 'success' : 'neutral'} icon="clock">
            {isOpen ? collectorText.open : collectorText.closed}
          </Badge>
        )}
      </div>
      {hours.length === 0 ? (
        <p className="mt-2 text-ink-muted">{collectorText.unknownHours}</p>
      ) : (
        <>
          <table className="mt-3 w-full border-collapse text-sm tabular-nums">
            <caption className="sr-only">{text.hours}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{text.day}</th>
                <th scope="col">{text.time}</th>
              </tr>
            </thead>
            <tbody>
              {openingWeek(hours).map(({ name, times }) => (
                <tr key={name} className="border-t border-line first:border-0">
                  <th scope="row" className="py-2 text-left font-normal">
                    {name}
                  </th>
                  <td className={times ? 'py-2 text-right font-semibold' : 'py-2 text-right text-ink-muted'}>
                    {times ?? collectorText.closed}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-2 text-xs text-ink-muted">{text.hoursZone(provinceFacts[location].zone)}</p>
        </>
      )}
    </section>
  );
}
