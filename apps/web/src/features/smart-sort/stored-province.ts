import { type Province, provinces } from '@app/contract/provinces';

const key = 'province';

/** The province that was chosen on this device; it goes along with the next photo. Storage may be forbidden. */
export const storedProvince = {
  read(): Province | undefined {
    try {
      const kept = localStorage.getItem(key);
      return provinces.find((province) => province === kept);
    } catch {
      return undefined;
    }
  },
  write(province: Province | undefined): void {
    try {
      if (province) localStorage.setItem(key, province);
      else localStorage.removeItem(key);
    } catch {
      // The choice then lasts as long as the page.
    }
  },
};
