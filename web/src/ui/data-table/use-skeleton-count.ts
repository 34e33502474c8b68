import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../platform/session.ts';
import { readStored, writeStored } from '../../platform/storage.ts';
import { firstGuess, floorPxOf } from './first-guess.ts';

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
  const [wasWaiting] = useState(rows === undefined);
  const cardsPx = useCardsHeight(options);
  const isRoomOwn = typeof maxHeight === 'number';
  const count = firstGuess({
    expectedRows,
    remembered: useRemembered(options),
    pageSize,
    rowHeight,
    room: isRoomOwn ? maxHeight : window.innerHeight,
    isRoomOwn,
  });
  return { count, floorPx: floorPxOf({ wasWaiting, isCards, cardsPx, count, rowHeight }) };
}

/** How many rows the same table of the same cabinet had, when it was opened last. */
function useRemembered({ id, rows, expectedRows }: Options): number | undefined {
  const { cabinet } = useSession();
  const key = `table.${id}.rows${cabinet === null ? '' : `.${cabinet.id}`}`;
  const [remembered] = useState(() => readStored(key));
  const isKept = useRef(false);
  useEffect(() => {
    // Only the first answer counts: later ones are of other filters.
    if (rows === undefined || isKept.current) return;
    isKept.current = true;
    // What the screen could tell by itself is of this address alone.
    if (expectedRows === undefined) writeStored(key, String(rows));
  }, [rows, expectedRows, key]);
  return remembered === null ? undefined : Number(remembered);
}

/** What the cards that stand in take, as it was drawn. */
function useCardsHeight({ isCards, rows, body }: Options): number {
  const [px, setPx] = useState(0);
  const isWaiting = isCards && rows === undefined;
  useEffect(() => {
    if (!isWaiting || body === null) return undefined;
    const observer = new ResizeObserver(() => setPx(body.offsetHeight));
    observer.observe(body);
    return () => observer.disconnect();
  }, [isWaiting, body]);
  return px;
}
