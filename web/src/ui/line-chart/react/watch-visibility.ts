import { isNear, VISIBLE_MARGIN_PX } from '../model/near-window.ts';

const watched = new Map<Element, (isVisible: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Tells now and with every change whether the element is in the window or near to it. */
export function watchVisibility(element: Element, notify: (isVisible: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => watched.get(target)?.(isIntersecting)),
    { rootMargin: `${VISIBLE_MARGIN_PX}px` },
  );
  const watching = observer;
  watched.set(element, notify);
  watching.observe(element);
  return () => {
    watched.delete(element);
    watching.unobserve(element);
  };
}

/** The same without waiting for a frame; what an ancestor cuts off counts as in sight here. */
export function isNearWindow(element: Element): boolean {
  return isNear(element.getBoundingClientRect(), { width: window.innerWidth, height: window.innerHeight });
}
