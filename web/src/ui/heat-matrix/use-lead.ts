import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useCallback, useMemo } from 'react';
import { NARROW_QUERY } from '../../theme/breakpoints.ts';
import type { View } from './matrix-geometry.ts';
import type { LeadColumn } from './matrix-props.ts';

const NARROW_LEAD_PX = 132;

/** G17: on narrow screens only the first column stays, and narrower. */
export function useLead<Row>(all: readonly LeadColumn<Row>[], scroller: RefObject<HTMLDivElement | null>) {
  const isNarrow = useMediaQuery(NARROW_QUERY, undefined, { getInitialValueInEffect: false }) === true;
  const lead = useMemo(
    () => (isNarrow ? all.slice(0, 1).map((column) => ({ ...column, width: NARROW_LEAD_PX })) : all),
    [isNarrow, all],
  );
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
