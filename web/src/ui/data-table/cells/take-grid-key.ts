import type { KeyboardEvent } from 'react';
import { cellOf, findCell, firstControl, takesKeys } from './cell-dom.ts';
import type { KeyPlace, KeyPress } from './grid-keys.ts';

type TakeKey = (press: KeyPress, place: KeyPlace) => boolean;

/** Tells the keys of a table where they went down; those that it takes are nobody else's. */
export function takeGridKey(event: KeyboardEvent<HTMLElement>, firstColumn: number, takeKey: TakeKey): void {
  const focused = cellOf(event.target, firstColumn);
  // A menu that a cell opened stands elsewhere in the page; its keys come here all the same.
  if (focused === undefined || !event.currentTarget.contains(event.target as Node)) return;
  const cell = findCell(event.currentTarget, focused, firstColumn);
  const isTaken = takeKey(event, {
    focused,
    cell,
    isInControl: event.target !== cell,
    takesKeys: takesKeys(event.target),
    firstControl: () => firstControl(cell),
  });
  if (!isTaken) return;
  event.preventDefault();
  event.stopPropagation();
}
