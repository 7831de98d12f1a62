import { collectorText } from '#web/messages/directory.ts';

const kilometres = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** As exact as a rounded position allows: 450 m, 2,4 km, 11 km. */
export function formatDistance(metres: number): string {
  if (metres < 100) return collectorText.here;
  if (metres < 950) return `${whole.format(Math.round(metres / 50) * 50)} m`;
  const distance = metres / 1000;
  return `${distance < 10 ? kilometres.format(distance) : whole.format(distance)} km`;
}
