const key = 'token';

/** The product session of this browser. Storage may be forbidden (private mode, full disk): then nobody is kept. */
export const storedToken = {
  key,
  read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(token: string): void {
    try {
      localStorage.setItem(key, token);
    } catch {
      // The session then lasts as long as the page.
    }
  },
  remove(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
