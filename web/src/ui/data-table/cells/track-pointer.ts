/** The window, as far as a pointer is followed in it. */
type FramedPage = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'requestAnimationFrame' | 'cancelAnimationFrame'
>;

/** Tells the place of the pointer in each frame until its button is let go: the table may scroll under a still hand. */
export function trackPointer(
  page: FramedPage,
  tell: (x: number, y: number) => void,
  end: () => void,
): () => void {
  let place: { x: number; y: number } | undefined;
  let frame = 0;
  const move = (event: PointerEvent) => {
    place = { x: event.clientX, y: event.clientY };
  };
  const step = () => {
    if (place !== undefined) tell(place.x, place.y);
    frame = page.requestAnimationFrame(step);
  };
  const finish = () => {
    page.cancelAnimationFrame(frame);
    page.removeEventListener('pointermove', move);
    page.removeEventListener('pointerup', finish);
    page.removeEventListener('pointercancel', finish);
    end();
  };
  page.addEventListener('pointermove', move);
  page.addEventListener('pointerup', finish);
  page.addEventListener('pointercancel', finish);
  frame = page.requestAnimationFrame(step);
  return finish;
}
