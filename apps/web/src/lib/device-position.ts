export type Point = { latitude: number; longitude: number };

export type PositionAnswer = ({ status: 'found' } & Point) | { status: 'refused' | 'failed' };

/** About a hundred metres: enough to find the nearest place, too coarse to find the house. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Asks the device where it is. Call it only from a press: the browser then asks the person. */
export function askPosition(): Promise<PositionAnswer> {
  if (!('geolocation' in navigator)) return Promise.resolve({ status: 'failed' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          status: 'found',
          latitude: rounded(coords.latitude),
          longitude: rounded(coords.longitude),
        }),
      ({ code, PERMISSION_DENIED }) => resolve({ status: code === PERMISSION_DENIED ? 'refused' : 'failed' }),
      // A cheap phone without a clear sky finds itself by the network in seconds, or not at all.
      { enableHighAccuracy: false, maximumAge: 300_000, timeout: 15_000 },
    );
  });
}
