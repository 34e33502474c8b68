import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useFormat } from '../../../platform/texts/use-format.ts';
import { usePaint } from '../../../theme/use-paint.ts';
import { colorsOfPage } from '../draw/chart-colors.ts';
import { chartOptions } from '../draw/chart-options.ts';
import { drawEvents } from '../draw/draw-events.ts';
import { type ChartModel, dataOf, type RenderTarget } from '../model/chart-model.ts';
import type { ChartSeries } from '../model/chart-series.ts';
import { fitChart, sizeOf } from '../model/fit-chart.ts';
import { bindGestures } from './bind-gestures.ts';
import { behaviourOptions, type ChartBehaviour } from './chart-behaviour.ts';
import { forgetCursor, hideCursor } from './chart-cursor.ts';
import { useFollowState } from './use-follow-state.ts';
import { visibilityOf } from './visibility-of.ts';
import { watchVisibility } from './watch-visibility.ts';

/** Keeps one uPlot in the box: drawn anew when its look changes, given new data, zoom and size while it stays. */
export function useChart(
  box: RefObject<HTMLDivElement | null>,
  model: ChartModel,
  { headroom, syncKey, ...handlers }: Omit<ChartBehaviour, 'followsCursor'> & Pick<RenderTarget, 'headroom'>,
): RefObject<uPlot | undefined> {
  const { series, isInverted, isLog } = model;
  const format = useFormat();
  const paint = usePaint();
  const chart = useRef<uPlot>(undefined);
  const measured = useRef<ReturnType<typeof measure>>(undefined);
  const look = useMemo(() => lookOf(series), [series]);
  const now = useEffectEvent(() => model);
  const onCursor = useEffectEvent(handlers.onCursor);
  const onZoom = useEffectEvent(handlers.onZoom);
  const onDraw = useEffectEvent((drawn: uPlot, color: (variable: string) => string) => {
    drawEvents(drawn, model.events, color, 1);
    handlers.onDraw(drawn);
  });
  const measure = useEffectEvent((element: HTMLElement) => {
    const color = colorsOfPage(paint);
    const options = chartOptions({ ...model, format, color, scale: 1, headroom }, now);
    return { element, color, options, size: sizeOf(element) };
  });

  // All charts of a page read what they need before the first of them writes: one layout for all, not one for each.
  useLayoutEffect(() => {
    measured.current = box.current === null ? undefined : measure(box.current);
  }, [box, look, headroom, isInverted, isLog, syncKey, format, paint]);

  useEffect(() => {
    if (measured.current === undefined) return undefined;
    const { element, color, options, size } = measured.current;
    const visibility = visibilityOf(
      (notify) => watchVisibility(element, notify),
      () => forgetCursor(drawn),
    );
    const { cursor, hooks } = behaviourOptions({
      syncKey,
      onCursor: (at) => onCursor(at),
      onZoom: (zoom) => onZoom(zoom),
      onDraw: (at) => onDraw(at, color),
      followsCursor: visibility.followsCursor,
    });
    const drawn: uPlot = new uPlot(
      { ...options, ...size, cursor, hooks: { ...options.hooks, ...hooks } },
      dataOf(now()),
      element,
    );
    chart.current = drawn;
    const unbind = bindGestures(drawn, (zoom) => onZoom(zoom));
    const resize = new ResizeObserver(() => fitChart(drawn, sizeOf(element)));
    resize.observe(element);
    return () => {
      chart.current = undefined;
      visibility.stop();
      resize.disconnect();
      unbind();
      hideCursor(drawn);
      drawn.destroy();
    };
  }, [box, look, headroom, isInverted, isLog, syncKey, format, paint]);

  useFollowState(chart, model);
  return chart;
}

/** Everything about the lines but their values. */
function lookOf(series: readonly ChartSeries[]): string {
  return JSON.stringify(series.map(({ id, label, unit, axis, color }) => [id, label, unit, axis, color]));
}
