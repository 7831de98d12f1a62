/**
 * A stored value for `useSyncExternalStore`, shared by all tabs when it is in localStorage. Where storage is blocked or
 * full it lasts as long as the page.
 */
export function storedValue<Value>(
  key: string,
  defaultValue: Value,
  read: (kept: unknown) => Value,
  storage: () => Storage = () => localStorage,
) {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value = defaultValue;

  const parse = (kept: string | null): Value => {
    try {
      return kept ? read(JSON.parse(kept)) : defaultValue;
    } catch {
      return defaultValue;
    }
  };

  return {
    /** The same object until it changes. */
    read: (): Value => {
      const kept = readStorage(key, storage);
      if (kept !== undefined && kept !== text) {
        text = kept;
        value = parse(kept);
      }
      return value;
    },
    write: (next: Value): void => {
      value = next;
      const kept = JSON.stringify(next);
      try {
        storage().setItem(key, kept);
        text = kept;
      } catch {
        // The stored value stays; the one in memory takes precedence.
        text = readStorage(key, storage);
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Undefined where storage cannot be read. */
function readStorage(key: string, storage: () => Storage): string | null | undefined {
  try {
    return storage().getItem(key);
  } catch {
    return undefined;
  }
}
