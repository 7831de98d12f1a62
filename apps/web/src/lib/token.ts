const key = 'token';

/** Storage may be forbidden (private mode, full disk): the session then lasts as long as the page. */
let unstored: string | null = null;

/** The product session of this browser. */
export const storedToken = {
  key,
  read(): string | null {
    try {
      return localStorage.getItem(key) ?? unstored;
    } catch {
      return unstored;
    }
  },
  write(token: string): void {
    try {
      localStorage.setItem(key, token);
      unstored = null;
    } catch {
      unstored = token;
    }
  },
  remove(): void {
    unstored = null;
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
