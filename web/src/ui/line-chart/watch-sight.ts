/** How far from the window something still counts as in sight: it has to be there when one scrolls to it. */
const MARGIN_PX = 200;

const watched = new Map<Element, (isInSight: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Tells now and with every change whether the element is in the window or near to it. */
export function watchSight(element: Element, tell: (isInSight: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => watched.get(target)?.(isIntersecting)),
    { rootMargin: `${MARGIN_PX}px` },
  );
  const watching = observer;
  watched.set(element, tell);
  watching.observe(element);
  return () => {
    watched.delete(element);
    watching.unobserve(element);
  };
}

/** The same without waiting for a frame; what an ancestor cuts off counts as in sight here. */
export function isNearWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return (
    bottom > -MARGIN_PX &&
    top < window.innerHeight + MARGIN_PX &&
    right > -MARGIN_PX &&
    left < window.innerWidth + MARGIN_PX &&
    right > left
  );
}
