import { type RefObject, useEffect, useRef } from 'react';
import type uPlot from 'uplot';
import type { ChartModel } from '../model/chart-model.ts';
import { followData, followEvents, followFocus, followHidden, followZoom } from './follow-state.ts';

/** What changes without a new drawing from scratch. A chart begins with the model of its first moment. */
export function useFollowState(box: RefObject<uPlot | undefined>, model: ChartModel): void {
  const { seconds, series, hidden, focused, events, zoom } = model;
  const drawnEvents = useRef(events);
  const drawnFocus = useRef(focused);

  useEffect(() => followData(box.current, { seconds, series }), [box, seconds, series]);
  useEffect(() => followZoom(box.current, { zoom, seconds }), [box, zoom, seconds]);
  useEffect(() => followHidden(box.current, { hidden, series }), [box, hidden, series]);
  useEffect(() => followFocus(box.current, { focused, series }, drawnFocus), [box, focused, series]);
  useEffect(() => followEvents(box.current, events, drawnEvents), [box, events]);
}
