import { isOnlyGivenNames } from './given-names.ts';

/** A mobile number, however it is spaced. */
const mobile = /(?<!\d)(?:\+?62|0)[\s.-]?8(?:[\s.-]?\d){8,11}(?!\d)/g;

const title = String.raw`(?:ibu|bu|bapak|bpk|pak|sdri?|saudari|saudara)`;
/** Words that follow "Ibu" in the name of a group and are nobody's name. */
const groupWords =
  'bersinar|t(?:e)?rampil|peduli|berkarya|kreatif|mandiri|pkk|rt|rw|rumah|dan|ibu|hebat|cerdas|sejahtera|pertiwi|sehat';
const titledName = new RegExp(
  String.raw`(?<![\p{L}-])${title}\.?\s+(?!(?:${groupWords})(?!\p{L}))\p{L}{2,}`,
  'iu',
);
/** "H. Iskandar": a name after the title of a pilgrim. */
const pilgrim = /(?<!\p{L})(?:h|hj)\.\s*\p{L}{3,}/iu;
const onBehalfOf = /(?<!\p{L})(?:a\.\s?n\.|atas nama)\s*\p{L}{2,}/iu;

/** Whether a name of a place is, or holds, the name of a private person. */
export const namesPrivatePerson = (name: string): boolean =>
  titledName.test(name) || pilgrim.test(name) || onBehalfOf.test(name) || isOnlyGivenNames(name);

export const hasMobileNumber = (text: string): boolean => text.search(mobile) >= 0;

/** After these words a person's name is the name of a street or building. */
const street = String.raw`(?:jl|jln|jalan|gg|gang|komp|komplek|kompleks|perum|masjid|pasar|rs|rsia|terminal|lapangan|makam)`;
/** What goes on after a person's name. */
const addressWords = 'rt|rw|no|jl|jln|jalan|desa|ds|kel|kec|dusun|dsn|gg|gang|blok|kp|kampung|perum';
const personInAddress = new RegExp(
  String.raw`(?<!${street}\.?\s*)(?<![\p{L}-])(?:(?:rumah|kediaman|d/a|milik|depan|belakang|samping)\s+)*` +
    String.raw`(?:${title}\.?\s+(?!(?:${groupWords})(?!\p{L}))|(?:a\.\s?n\.|atas nama)\s*)[\p{L}'.]{2,}` +
    String.raw`(?:\s+(?!(?:${addressWords})(?!\p{L}))\p{L}[\p{L}'.]*){0,3}`,
  'giu',
);

/** An address without persons and their numbers; the rest still leads there. */
export const withoutPersons = (address: string): string =>
  address
    .replaceAll(/(?<!\p{L})(?:hp|telp?|wa|no\.? hp|cp)\.?\s*:?\s*(?=(?:\+?62|0)[\s.-]?8)/giu, '')
    .replaceAll(mobile, '')
    .replaceAll(personInAddress, '')
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(/\s*,(?:\s*,)+/g, ',')
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(/^[\s,;:-]+|[\s,;:-]+$/g, '');
