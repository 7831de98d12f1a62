const key = 'marks-changed';

/** A member's marks are on the server, so the other tabs of this browser are told to refetch. */
export function notifyOtherTabs() {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage they refetch when they become visible.
  }
}

export function onOtherTabChange(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
