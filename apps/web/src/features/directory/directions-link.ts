type Place = { name: string; latitude: number; longitude: number };
export type MapApp = 'android' | 'apple' | 'web';

/** Which application shows directions on this device. */
export function mapAppOf(userAgent: string, touchPoints: number): MapApp {
  if (/Android/i.test(userAgent)) return 'android';
  // An iPad calls itself a Mac, which has no touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'apple';
  return 'web';
}

/** Brackets end the label. */
const label = (name: string) => encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');

/** Opens the phone's own map application, or a website on a computer; contacted only when the link is followed. */
export function directionsLink({ name, latitude, longitude }: Place, app: MapApp = 'web'): string {
  const point = `${latitude},${longitude}`;
  if (app === 'android') return `geo:${point}?q=${point}(${label(name)})`;
  if (app === 'apple') return `https://maps.apple.com/?daddr=${point}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${point}`;
}
