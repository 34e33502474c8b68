type Page = Pick<Window, 'addEventListener'>;

type Hands = {
  move: (event: PointerEvent) => void;
  /** Once: with `true` when the button was let go, else what was begun is taken back. */
  end?: (isDropped: boolean) => void;
  hasEscape?: boolean;
};

/** Follows the pointer in the window until its button is let go or the browser takes it; returns what ends it sooner. */
export function followPointer(page: Page, { move, end, hasEscape = false }: Hands): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const finish = (isDropped: boolean) => {
    stop.abort();
    end?.(isDropped);
  };
  page.addEventListener('pointermove', move, { signal });
  page.addEventListener('pointerup', () => finish(true), { signal });
  page.addEventListener('pointercancel', () => finish(false), { signal });
  // Before the page, which has Escape for itself.
  const escape = ({ key }: KeyboardEvent) => key === 'Escape' && finish(false);
  if (hasEscape) page.addEventListener('keydown', escape, { signal, capture: true });
  return () => finish(false);
}
