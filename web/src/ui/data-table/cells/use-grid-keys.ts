import type { KeyboardEvent } from 'react';
import { useIsRightToLeft } from '../../../platform/texts/use-format.ts';
import { type GridHands, gridKeys } from './grid-keys.ts';
import { takeGridKey } from './take-grid-key.ts';

type KeysOptions<Row> = Omit<GridHands<Row>, 'isRightToLeft'> & { firstColumn: number };

/** interface-rules.md G15: keys that a control in a cell needs stay with it. */
export function useGridKeys<Row>({ firstColumn, ...hands }: KeysOptions<Row>) {
  const takeKey = gridKeys({ ...hands, isRightToLeft: useIsRightToLeft() });
  return (event: KeyboardEvent<HTMLElement>) => takeGridKey(event, firstColumn, takeKey);
}
