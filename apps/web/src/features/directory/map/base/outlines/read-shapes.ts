export type LatLng = [latitude: number, longitude: number];
/** A province or kabupaten; `room` is the distance in degrees from its label to its border. */
export type Area = { code: string; name: string; at: LatLng; room: number; rings: LatLng[][] };
export type Town = { name: string; at: LatLng };
export type Shapes = { areas: Area[]; coasts: LatLng[][]; towns: Town[] };

/** Foreign land along a border. */
export const neighbourCode = '0';

/** Reads what scripts/outlines writes: areas refer to borders, so that two neighbours have the same one. */
export function readShapes(text: string): Shapes {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const steps = Number(first.slice('steps '.length));
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const arcs = readLines(of('arc'), steps);
  return {
    areas: of('area').map((line) => readArea(line, steps, arcs)),
    coasts: readLines(of('coast'), steps),
    towns: of('town').map((line) => {
      const [x, y, ...name] = line.split(' ');
      return { name: name.join(' '), at: [Number(y) / steps, Number(x) / steps] };
    }),
  };
}

function readArea(line: string, steps: number, arcs: readonly LatLng[][]): Area {
  const [code = '', x, y, room, refs = '', ...name] = line.split(' ');
  const rings = refs.split(';').map((ring) => ring.split(',').flatMap((ref) => walked(Number(ref), arcs)));
  return {
    code,
    name: name.join(' '),
    at: [Number(y) / steps, Number(x) / steps],
    room: Number(room) / steps,
    rings,
  };
}

/** A negative reference is the complement of a border that is walked backwards. The last point begins the next. */
function walked(ref: number, arcs: readonly LatLng[][]): LatLng[] {
  const arc = arcs[ref < 0 ? ~ref : ref] ?? [];
  return ref < 0 ? arc.slice(1).toReversed() : arc.slice(0, -1);
}

/** Steps from point to point; each line begins at a step from the begin of the line before. */
function readLines(lines: readonly string[], steps: number): LatLng[][] {
  let [startX, startY] = [0, 0];
  return lines.map((line) => {
    const numbers = line.split(' ').map(Number);
    let [x, y] = [startX, startY];
    const points: LatLng[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      x += numbers[index] ?? 0;
      y += numbers[index + 1] ?? 0;
      if (index === 0) [startX, startY] = [x, y];
      points.push([y / steps, x / steps]);
    }
    return points;
  });
}
