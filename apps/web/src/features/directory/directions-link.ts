/** Opens the map application on a phone or the website on a computer; contacted only when the link is followed. */
export const directionsLink = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
