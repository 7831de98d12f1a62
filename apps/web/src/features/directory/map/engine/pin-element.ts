import type { MapFeature } from '@app/contract/directory';
import { iconPaths } from '@app/scenes/src/icon-paths.ts';
import { formatCompact } from '#web/lib/format-number.ts';
import { categoryStyles } from '../../category-styles.ts';
import { nearestProvince } from '../nearest-province.ts';
import { mapListText as text } from '#web/messages/map.ts';
import { clusterRadius, dropShape, pinColours } from './pin-size.ts';

type Properties = MapFeature['properties'];
type PlaceProperties = Extract<Properties, { type: 'collector' }>;

export const placeName = ({ name, category, isSample }: PlaceProperties) =>
  isSample ? text.samplePlace(name, category) : text.place(name, category);

/** Built with DOM calls, because Trusted Types forbid innerHTML. Its anchor is the middle of the lower edge. */
export function placePin(place: PlaceProperties, isSelected: boolean): HTMLButtonElement {
  const { drop, sign } = pinColours[place.category];
  const button = pinButton(placeName(place));
  button.title = place.name;
  button.ariaPressed = String(isSelected);
  button.className = `map-pin ${isSelected ? 'h-15 w-13' : 'h-12 w-11'}`;
  const picture = createSvg('0 0 44 48', 'block size-full');
  picture.append(createPath(dropShape, `${drop} stroke-2`));
  const glyph = createPath(iconPaths[categoryStyles[place.category].icon], `fill-none stroke-2 ${sign}`);
  glyph.setAttribute('transform', 'translate(11.5 9) scale(.875)');
  picture.append(glyph);
  button.append(picture);
  return button;
}

export function groupPin(count: number, latitude: number, longitude: number): HTMLButtonElement {
  const button = pinButton(text.zoomTo(count, nearestProvince(latitude, longitude)));
  button.className = `map-group ${sizeClasses[clusterRadius(count)]}`;
  button.textContent = formatCompact(count);
  return button;
}

const sizeClasses = { 22: 'size-11', 24: 'size-12', 28: 'size-14', 32: 'size-16' };

export function personMark(label: string): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'map-person';
  mark.role = 'img';
  mark.ariaLabel = label;
  return mark;
}

/** The place chosen in the form. */
export function chosenMark(label: string): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'map-pin h-12 w-11';
  mark.role = 'img';
  mark.ariaLabel = label;
  const picture = createSvg('0 0 44 48', 'block size-full');
  picture.append(
    createPath(dropShape, 'fill-brand stroke-surface-raised stroke-2'),
    createPath('M22 14.5a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z', 'fill-on-brand stroke-on-brand'),
  );
  mark.append(picture);
  return mark;
}

function pinButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  return button;
}

const namespace = 'http://www.w3.org/2000/svg';

function createSvg(viewBox: string, className: string): SVGElement {
  const element = document.createElementNS(namespace, 'svg');
  element.setAttribute('viewBox', viewBox);
  element.setAttribute('class', className);
  element.setAttribute('aria-hidden', 'true');
  return element;
}

function createPath(path: string, className: string): SVGElement {
  const element = document.createElementNS(namespace, 'path');
  element.setAttribute('d', path);
  element.setAttribute('class', className);
  element.setAttribute('stroke-linecap', 'round');
  element.setAttribute('stroke-linejoin', 'round');
  return element;
}
