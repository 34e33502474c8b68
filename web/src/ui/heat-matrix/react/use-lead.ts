import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { NARROW_QUERY } from '../../../theme/breakpoints.ts';
import { watchSize } from '../../watch-size.ts';
import { chooseLead, widthOf } from '../model/fit-lead.ts';
import type { View } from '../model/matrix-geometry.ts';
import type { LeadColumn } from '../model/matrix-props.ts';

/** The sticky columns that there is room for, and the window with what they leave of it. */
export function useLead<Row>(all: readonly LeadColumn<Row>[], scroller: RefObject<HTMLDivElement | null>) {
  const isNarrow = useMediaQuery(NARROW_QUERY, undefined, { getInitialValueInEffect: false });
  const windowPx = useWidth(scroller);
  const lead = useMemo(() => chooseLead(all, { isNarrow, windowPx }), [isNarrow, windowPx, all]);
  const leadPx = widthOf(lead);
  const readView = useCallback(() => viewOf(scroller.current, leadPx), [scroller, leadPx]);
  return { lead, leadPx, readView };
}

/** Read before the first paint, so that no column comes and goes. */
function useWidth(scroller: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const read = () => setWidth(scroller.current?.clientWidth ?? 0);
    read();
    return watchSize(scroller.current, read);
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
