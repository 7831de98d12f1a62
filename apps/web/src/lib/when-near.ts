/** Resolves when the element is about to come into sight, for what is too large to fetch for nobody. */
export const whenNear = (element: Element) =>
  new Promise<void>((resolve) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        resolve();
      },
      { rootMargin: '25%' },
    );
    watcher.observe(element);
  });
