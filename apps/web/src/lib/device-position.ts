export type Point = { latitude: number; longitude: number };

export type PositionResult = ({ status: 'found' } & Point) | { status: 'refused' | 'failed' };

/** About a hundred metres: enough to find the nearest place, too coarse to find the house. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Call it only from a click handler: the browser asks for permission. */
export function requestPosition(): Promise<PositionResult> {
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
      // Without GPS a phone finds its position by the network within seconds, or not at all.
      { enableHighAccuracy: false, maximumAge: 300_000, timeout: 15_000 },
    );
  });
}
