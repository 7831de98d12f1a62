export interface Floor {
  figure: string;
  /** Where it stands in the printed object. */
  path: string;
  least?: number;
  most?: number;
}

/** The floors that the figures miss, as sentences. */
export function missedFloors(figures: object, floors: Floor[]): string[] {
  return floors.flatMap(({ figure, path, least, most }) => {
    const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], figures);
    if (typeof value !== 'number' || Number.isNaN(value)) return [`${figure} was not measured`];
    if (least !== undefined && value < least) return [`${figure} is ${value}, at least ${least} is asked`];
    if (most !== undefined && value > most) return [`${figure} is ${value}, at most ${most} is asked`];
    return [];
  });
}
