import type { PointerEvent } from 'react';

/** Tells over which half of which item the pointer is until its button is let go. */
export function trackItem(
  { button, pointerId }: PointerEvent,
  tell: (id: string, side: 'before' | 'after') => void,
): void {
  if (button !== 0) return;
  let last = '';
  const follow = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const item = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-item]');
    const id = item?.dataset['item'];
    if (item === null || item === undefined || id === undefined) return;
    const box = item.getBoundingClientRect();
    const side = event.clientY < box.top + box.height / 2 ? 'before' : 'after';
    if (`${id} ${side}` === last) return;
    last = `${id} ${side}`;
    tell(id, side);
  };
  const finish = () => {
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', finish);
    removeEventListener('pointercancel', finish);
  };
  addEventListener('pointermove', follow);
  addEventListener('pointerup', finish);
  addEventListener('pointercancel', finish);
}
