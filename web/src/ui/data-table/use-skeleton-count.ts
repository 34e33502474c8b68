import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../platform/browser/storage.ts';
import { useSession } from '../../platform/session/session.ts';
import { waitingCards, watchHeight } from './cards-height.ts';
import { firstGuess, floorPxOf, roomOf } from './first-guess.ts';
import { rowMemory, rowMemoryKey, rowsIn } from './row-memory.ts';

type Options = {
  id: string;
  rows: number | undefined;
  pageSize: number | undefined;
  expectedRows: number | undefined;
  rowHeight: number;
  maxHeight: number | string | undefined;
  /** Cards stand for the rows, which are as tall as their facts. */
  isCards: boolean;
  body: HTMLElement | null;
};

/** How many rows stand in for those to come: as many as came the last time, within what the window shows. */
export function useSkeletonCount(options: Options) {
  const { rows, pageSize, expectedRows, rowHeight, maxHeight, isCards } = options;
  const [firstRows] = useState(rows);
  const cardsPx = useCardsHeight(options);
  const count = firstGuess({
    expectedRows,
    remembered: useRemembered(options),
    pageSize,
    rowHeight,
    ...roomOf(maxHeight, window.innerHeight),
  });
  return { count, floorPx: floorPxOf({ firstRows, isCards, cardsPx, count, rowHeight }) };
}

/** How many rows the same table of the same cabinet had, when it was opened last. */
function useRemembered({ id, rows, expectedRows }: Options): number | undefined {
  const { cabinet } = useSession();
  const key = rowMemoryKey(id, cabinet);
  const [remembered] = useState(() => readStored(key));
  const [keep] = useState(() => rowMemory(writeStored));
  useEffect(() => keep({ key, rows, expectedRows }), [keep, key, rows, expectedRows]);
  return rowsIn(remembered);
}

/** What the cards that stand in take, as it was drawn. */
function useCardsHeight(options: Options): number {
  const [px, setPx] = useState(0);
  const cards = waitingCards(options);
  useEffect(() => watchHeight(cards, setPx), [cards]);
  return px;
}
