import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../platform/storage.ts';
import { firstGuess } from './first-guess.ts';

type Options = {
  id: string;
  rows: number | undefined;
  pageSize: number | undefined;
  expectedRows: number | undefined;
  rowHeight: number;
  maxHeight: number | string | undefined;
};

/** How many rows stand in for those to come: as many as came the last time, within what the window shows. */
export function useSkeletonCount(options: Options) {
  const { id, rows, pageSize, expectedRows, rowHeight, maxHeight } = options;
  const key = `table.${id}.rows`;
  const [remembered] = useState(() => readStored(key));
  const [wasWaiting] = useState(rows === undefined);
  const isKept = useRef(false);
  useEffect(() => {
    // Only the first answer counts: later ones are of other filters.
    if (rows === undefined || isKept.current) return;
    isKept.current = true;
    writeStored(key, String(rows));
  }, [rows, key]);
  const count = firstGuess({
    expectedRows,
    remembered: remembered === null ? undefined : Number(remembered),
    pageSize,
    rowHeight,
    room: typeof maxHeight === 'number' ? maxHeight : window.innerHeight,
  });
  // What was kept free for rows stays so: nothing below moves when fewer come.
  return { count, floor: wasWaiting ? count : 0 };
}
