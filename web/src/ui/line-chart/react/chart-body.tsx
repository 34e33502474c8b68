import { useMemo, useRef, useState } from 'react';
import { secondsOf } from '../model/chart-data.ts';
import { eventsByPoint, placeEvents } from '../model/chart-events.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { linesOf } from '../model/chart-series.ts';
import { pointsInView } from '../model/zoom.ts';
import { ChartLegend } from './chart-legend.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { HEAD_PX } from './chart-skeleton.tsx';
import { ChartTable } from './chart-table.tsx';
import { ChartTools } from './chart-tools.tsx';
import classes from './line-chart.module.css';
import type { ChartBodyProps } from './line-chart-props.ts';
import { useChartFiles } from './use-chart-files.ts';
import { useZoom } from './use-zoom.ts';

const NONE: readonly never[] = [];

export function ChartBody(props: ChartBodyProps) {
  const { label, x, series, height, hidden, notes = NONE, marks = NONE } = props;
  const [isTable, setIsTable] = useState(false);
  const [focused, setFocused] = useState<string>();
  const [zoom, setZoom] = useZoom(props.zoomKey, x[0]);
  const element = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(series), [series]);
  const seconds = secondsOf(x);
  const events = useMemo(
    () => ({ notes: placeEvents(seconds, notes), marks: placeEvents(seconds, marks) }),
    [seconds, notes, marks],
  );
  const model: ChartModel = {
    x,
    seconds,
    series: lines,
    hidden,
    focused,
    events,
    zoom,
    isInverted: props.isInverted ?? false,
    isLog: props.isLog ?? false,
    isHalf: props.half !== undefined,
  };
  const rows = {
    series: series.filter(({ id }) => !hidden.has(id)),
    x,
    range: pointsInView(seconds, zoom),
    events: eventsByPoint(events),
  };
  const files = useChartFiles(props, { model, rows }, element);
  const heightPx = height + HEAD_PX;
  return (
    <div
      ref={element}
      className={classes['chart']}
      style={isTable ? { height: heightPx } : { minHeight: heightPx }}
    >
      <div className={classes['head']}>
        {props.half?.hasLegend === false ? (
          <div className={classes['legend']} />
        ) : (
          <ChartLegend
            series={series}
            hidden={hidden}
            onHide={props.onHide}
            onFocus={setFocused}
            onTable={() => setIsTable(true)}
          />
        )}
        <ChartTools
          isTable={isTable}
          isZoomed={zoom !== undefined}
          onTable={() => setIsTable(!isTable)}
          onWhole={() => setZoom(undefined)}
          onCopy={files.copy}
          onSave={files.save}
          onExpand={props.onExpand}
        />
      </div>
      {isTable ? (
        <ChartTable rows={rows} label={label} />
      ) : (
        <ChartPlot
          model={model}
          label={label}
          syncKey={props.isSynced ? props.zoomKey : undefined}
          onZoom={setZoom}
          onAddNote={props.onAddNote}
          onOpenNote={props.onOpenNote}
          onOpenChange={props.onOpenChange}
        />
      )}
    </div>
  );
}
