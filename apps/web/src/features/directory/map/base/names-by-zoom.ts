import { neighbourCode, type LatLng, type Shapes } from './outlines/read-shapes.ts';
import type { NameKind } from './place-names.ts';

/** `room` in degrees. */
type PlacedName = { text: string; kind: NameKind; at: LatLng; room: number };

/** The main towns stand beside the provinces from here on, until the kabupaten have their names. */
const townZoom = 5.4;
/** The kabupaten are drawn from here on, those of the visible provinces only, and named where there is room. */
export const nearZoom = 6.75;
/** Provinces give way to their kabupaten. */
const regencyZoom = 7.25;

/** What can be named at a zoom, the more important first; names without room are left out later. */
export function namesAt(zoom: number, country: Shapes, near: ReadonlyMap<string, Shapes>): PlacedName[] {
  const provinces = country.areas
    .filter(({ code }) => code !== neighbourCode && (zoom < regencyZoom || !near.has(code)))
    .toSorted((one, other) => other.room - one.room)
    .map(({ name, at, room }): PlacedName => ({ text: name, kind: 'province', at, room }));
  if (zoom < nearZoom) {
    const towns = zoom < townZoom ? [] : country.towns;
    return [
      ...provinces,
      ...towns.map(({ name, at }): PlacedName => ({ text: name, kind: 'town', at, room: 0 })),
    ];
  }
  return [...provinces, ...[...near.values()].flatMap(regencyNames)];
}

function regencyNames({ areas }: Shapes): PlacedName[] {
  const short = ({ name }: { name: string }) => name.replace(/^(Kabupaten|Kota) (Administrasi )?/, '');
  const named = areas.filter(({ code }) => code !== neighbourCode);
  return named
    .toSorted((one, other) => Number(isTown(other.name)) - Number(isTown(one.name)) || other.room - one.room)
    .map((area) => {
      const isTwin = isTown(area.name) && named.some((one) => one !== area && short(one) === short(area));
      return {
        text: isTwin ? `Kota ${short(area)}` : short(area),
        kind: 'regency',
        at: area.at,
        room: area.room,
      };
    });
}

const isTown = (name: string) => name.startsWith('Kota ');
