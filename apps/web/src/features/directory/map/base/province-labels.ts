import { provinceFacts } from '@app/contract/provinces';
import { divIcon, type Map as LeafletMap, marker, type Point } from 'leaflet/dist/leaflet-src.esm.js';

type Label = { name: string; at: [latitude: number, longitude: number]; element: HTMLElement };

/** Hidden from screen readers, which get the provinces in the list. */
export function drawProvinceLabels(map: LeafletMap) {
  const labels = Object.entries(provinceFacts).map(([name, { latitude, longitude }]): Label => {
    const element = document.createElement('span');
    element.className = 'map-label';
    element.textContent = name;
    element.ariaHidden = 'true';
    marker([latitude, longitude], {
      pane: 'names',
      icon: divIcon({ html: element, className: '', iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
    }).addTo(map);
    return { name, at: [latitude, longitude], element };
  });
  const updateLabels = () => hideOverlapping(map, labels);
  map.on('zoomend', updateLabels);
  updateLabels();
}

/** Hides a label that would overlap an earlier one at this zoom. */
function hideOverlapping(map: LeafletMap, labels: readonly Label[]) {
  const shown: { centre: Point; halfWidth: number }[] = [];
  for (const { name, at, element } of labels) {
    const centre = map.project(at, map.getZoom());
    const halfWidth = name.length * letterWidth * 0.5 + gap;
    const isFree = shown.every(
      (other) =>
        Math.abs(other.centre.x - centre.x) > other.halfWidth + halfWidth ||
        Math.abs(other.centre.y - centre.y) > lineHeight,
    );
    element.hidden = !isFree;
    if (isFree) shown.push({ centre, halfWidth });
  }
}

const letterWidth = 7;
const lineHeight = 20;
const gap = 4;
