/**
 * A value that this browser keeps, for `useSyncExternalStore`: one in all tabs. Where storage is forbidden or full it
 * lasts as long as the page.
 */
export function keptValue<Value>(key: string, none: Value, read: (kept: unknown) => Value) {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value = none;

  const parse = (kept: string | null): Value => {
    try {
      return kept ? read(JSON.parse(kept)) : none;
    } catch {
      return none;
    }
  };

  return {
    /** The same object until it changes. */
    read: (): Value => {
      const kept = stored(key);
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
        localStorage.setItem(key, kept);
        text = kept;
      } catch {
        // What is stored stays as it is, and what is in memory goes first.
        text = stored(key);
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

/** Undefined where storage cannot be asked. */
function stored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}
