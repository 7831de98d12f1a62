/** The map application of the phone, or its page on a computer; asked only when somebody follows it. */
export const directionsLink = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
