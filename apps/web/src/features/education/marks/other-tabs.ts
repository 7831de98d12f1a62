const key = 'marks-changed';

/** A member's likes and saves live on the server: the other tabs of this browser are told to ask again. */
export function tellOtherTabs() {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // They ask when somebody looks at them.
  }
}

export function onChangeElsewhere(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
