const key = 'token';

/** Used when storage is blocked or full: the session then lasts as long as the page. */
let memoryToken: string | null = null;

/** The session token of this browser. */
export const storedToken = {
  key,
  read(): string | null {
    try {
      return localStorage.getItem(key) ?? memoryToken;
    } catch {
      return memoryToken;
    }
  },
  write(token: string): void {
    try {
      localStorage.setItem(key, token);
      memoryToken = null;
    } catch {
      memoryToken = token;
    }
  },
  remove(): void {
    memoryToken = null;
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};
