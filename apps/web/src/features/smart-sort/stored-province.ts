import { type Province, provinces } from '@app/contract/provinces';

const key = 'province';

/** The province chosen on this device, sent with the next photo. Storage may be forbidden. */
export const storedProvince = {
  read(): Province | undefined {
    try {
      const stored = localStorage.getItem(key);
      return provinces.find((province) => province === stored);
    } catch {
      return undefined;
    }
  },
  write(province: Province | undefined): void {
    try {
      if (province) localStorage.setItem(key, province);
      else localStorage.removeItem(key);
    } catch {
      // Without storage the choice is lost on reload.
    }
  },
};
