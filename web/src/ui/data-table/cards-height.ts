type Cards = {
  isCards: boolean;
  rows: number | undefined;
  body: HTMLElement | null;
};

/** What holds the cards that stand in for rows to come; null where there are none. */
export function waitingCards({ isCards, rows, body }: Cards): HTMLElement | null {
  return isCards && rows === undefined ? body : null;
}

/** Tells what the element takes, as it is drawn; ends by what it returns. */
export function watchHeight(
  element: HTMLElement | null,
  notify: (px: number) => void,
): (() => void) | undefined {
  if (element === null) return undefined;
  const observer = new ResizeObserver(() => notify(element.offsetHeight));
  observer.observe(element);
  return () => observer.disconnect();
}
