import type { PointerEvent } from 'react';
import { followPointer } from '../../follow-pointer.ts';

type Press = Pick<PointerEvent, 'button' | 'pointerId'>;

/** What the items stand on: the window, and which of them is at a point. */
export type ItemScreen = {
  page: Pick<Window, 'addEventListener'>;
  itemAt: (x: number, y: number) => Pick<HTMLElement, 'dataset' | 'getBoundingClientRect'> | null | undefined;
};

export function itemAt(x: number, y: number) {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-item]');
}

/** Tells over which half of which item the pointer is until its button is let go. */
export function trackItem(
  { button, pointerId }: Press,
  screen: ItemScreen,
  notify: (id: string, side: 'before' | 'after') => void,
): void {
  if (button !== 0) return;
  let last = '';
  const move = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const item = screen.itemAt(event.clientX, event.clientY);
    const id = item?.dataset['item'];
    if (item === null || item === undefined || id === undefined) return;
    const box = item.getBoundingClientRect();
    const side = event.clientY < box.top + box.height / 2 ? 'before' : 'after';
    if (`${id} ${side}` === last) return;
    last = `${id} ${side}`;
    notify(id, side);
  };
  followPointer(screen.page, { move });
}
