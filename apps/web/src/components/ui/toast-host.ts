import { useSyncExternalStore } from 'react';

// A modal dialog makes the rest of the page inert, so a toast outside it would not be visible or announced. The
// toaster therefore moves into the dialog that was opened last.
let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replaceDialogs(next: readonly HTMLDialogElement[]) {
  openDialogs = next;
  for (const listener of listeners) listener();
}

/** Returns a cleanup function. */
export function hostToasts(dialog: HTMLDialogElement) {
  replaceDialogs([...openDialogs, dialog]);
  return () => replaceDialogs(openDialogs.filter((open) => open !== dialog));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useToastHost = () =>
  useSyncExternalStore(
    subscribe,
    () => openDialogs.at(-1),
    () => undefined,
  );
