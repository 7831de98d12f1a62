/** Resolves when the element is about to scroll into view, to load large content only then. */
export const whenNearViewport = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '25%' },
    );
    observer.observe(element);
  });
