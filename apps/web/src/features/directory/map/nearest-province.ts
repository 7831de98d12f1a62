import { type Province, provinceFacts, provinces } from '@app/contract/provinces';

/** Uses province centres: accurate enough for "sekitar" (near), not for "di" (in). */
export function nearestProvince(latitude: number, longitude: number): Province {
  const distance = (name: Province) => {
    const facts = provinceFacts[name];
    return (facts.latitude - latitude) ** 2 + (facts.longitude - longitude) ** 2;
  };
  return provinces.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
