import { formatNumber } from '#web/lib/format-number.ts';
import { collectorText } from '#web/messages/directory.ts';

/** As exact as a rounded position allows: 450 m, 2,4 km, 11 km. */
export function formatDistance(metres: number): string {
  if (metres < 100) return collectorText.here;
  if (metres < 950) return `${formatNumber(Math.round(metres / 50) * 50)} m`;
  const distance = metres / 1000;
  return `${formatNumber(distance, { most: distance < 10 ? 1 : 0 })} km`;
}
