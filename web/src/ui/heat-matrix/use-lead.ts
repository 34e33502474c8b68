import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { NARROW_QUERY } from '../../theme/breakpoints.ts';
import { fitLead } from './fit-lead.ts';
import type { View } from './matrix-geometry.ts';
import type { LeadColumn } from './matrix-props.ts';

const NARROW_LEAD_PX = 132;

/** G17: on narrow screens only the first column stays, and narrower; on others as many as leave room for cells. */
export function useLead<Row>(all: readonly LeadColumn<Row>[], scroller: RefObject<HTMLDivElement | null>) {
  const isNarrow = useMediaQuery(NARROW_QUERY, undefined, { getInitialValueInEffect: false }) === true;
  const windowPx = useWidth(scroller);
  const lead = useMemo(() => {
    if (isNarrow) return all.slice(0, 1).map((column) => ({ ...column, width: NARROW_LEAD_PX }));
    return windowPx === 0 ? all : fitLead(all, windowPx);
  }, [isNarrow, windowPx, all]);
  const leadPx = lead.reduce((sum, { width }) => sum + width, 0);
  const readView = useCallback(() => viewOf(scroller.current, leadPx), [scroller, leadPx]);
  return { lead, leadPx, readView };
}

/** Read before the first paint, so that no column comes and goes. */
function useWidth(scroller: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const read = () => setWidth(element.clientWidth);
    read();
    const resize = new ResizeObserver(read);
    resize.observe(element);
    return () => resize.disconnect();
  }, [scroller]);
  return width;
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
