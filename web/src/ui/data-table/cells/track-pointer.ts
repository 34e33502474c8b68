import { followPointer } from '../../follow-pointer.ts';

/** The window, as far as a pointer is followed in it. */
type FramedPage = Pick<Window, 'addEventListener' | 'requestAnimationFrame' | 'cancelAnimationFrame'>;

/** Tells the place of the pointer in each frame until its button is let go: the table may scroll under a still hand. */
export function trackPointer(
  page: FramedPage,
  notify: (x: number, y: number) => void,
  end: () => void,
): () => void {
  let place: { x: number; y: number } | undefined;
  let frame = 0;
  const move = (event: PointerEvent) => {
    place = { x: event.clientX, y: event.clientY };
  };
  const step = () => {
    if (place !== undefined) notify(place.x, place.y);
    frame = page.requestAnimationFrame(step);
  };
  frame = page.requestAnimationFrame(step);
  return followPointer(page, {
    move,
    end: () => {
      page.cancelAnimationFrame(frame);
      end();
    },
  });
}
