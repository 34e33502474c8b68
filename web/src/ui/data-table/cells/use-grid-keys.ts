import type { KeyboardEvent } from 'react';
import { useIsRightToLeft } from '../../../platform/use-format.ts';
import { cellOf, findCell, firstControl, takesKeys } from './cell-dom.ts';
import { type GridHands, gridKeys } from './grid-keys.ts';

type KeysOptions<Row> = Omit<GridHands<Row>, 'isRightToLeft'> & { firstColumn: number };

/** G15: keys that a control in a cell needs stay with it. */
export function useGridKeys<Row>({ firstColumn, ...hands }: KeysOptions<Row>) {
  const takeKey = gridKeys({ ...hands, isRightToLeft: useIsRightToLeft() });
  return (event: KeyboardEvent<HTMLElement>) => {
    const focused = cellOf(event.target, firstColumn);
    // A menu that a cell opened stands elsewhere in the page; its keys come here all the same.
    if (focused === undefined || !event.currentTarget.contains(event.target as Node)) return;
    const cell = findCell(event.currentTarget, focused, firstColumn);
    const isTaken = takeKey(event, {
      ...{ focused, cell, isInControl: event.target !== cell, takesKeys: takesKeys(event.target) },
      firstControl: () => firstControl(cell),
    });
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
