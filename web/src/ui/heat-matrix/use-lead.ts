import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useCallback, useMemo } from 'react';
import { BREAKPOINTS, NARROW_QUERY } from '../../theme/breakpoints.ts';
import type { View } from './matrix-geometry.ts';
import type { LeadColumn } from './matrix-props.ts';

const NARROW_LEAD_PX = 132;
const TIGHT_QUERY = `(width < ${BREAKPOINTS.lg})`;

/** G17: on narrow screens only the first column stays, and narrower; on others not all of them where cells need the room. */
export function useLead<Row>(all: readonly LeadColumn<Row>[], scroller: RefObject<HTMLDivElement | null>) {
  const isNarrow = useMediaQuery(NARROW_QUERY, undefined, { getInitialValueInEffect: false }) === true;
  const isTight = useMediaQuery(TIGHT_QUERY, undefined, { getInitialValueInEffect: false }) === true;
  const lead = useMemo(() => {
    if (isNarrow) return all.slice(0, 1).map((column) => ({ ...column, width: NARROW_LEAD_PX }));
    return isTight ? all.filter(({ isSpare }) => isSpare !== true) : all;
  }, [isNarrow, isTight, all]);
  const leadPx = lead.reduce((sum, { width }) => sum + width, 0);
  const readView = useCallback(() => viewOf(scroller.current, leadPx), [scroller, leadPx]);
  return { lead, leadPx, readView };
}

function viewOf(element: HTMLDivElement | null, leadPx: number): View {
  return {
    scrollLeft: element?.scrollLeft ?? 0,
    scrollTop: element?.scrollTop ?? 0,
    width: element?.clientWidth ?? 0,
    height: element?.clientHeight ?? 0,
    leadPx,
  };
}
