import { VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import type uPlot from 'uplot';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { toInstant } from '../model/chart-data.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { momentText } from '../model/moment-text.ts';
import { pointText } from '../model/point-text.ts';
import type { Zoom } from '../model/zoom.ts';
import { AddNoteButton } from './add-note-button.tsx';
import { ChartFlags } from './chart-flags.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import classes from './line-chart.module.css';
import { useChart } from './use-chart.ts';
import { useChartSummary } from './use-chart-summary.ts';
import { usePlotCursor } from './use-plot-cursor.ts';

type ChartPlotProps = {
  model: ChartModel;
  label: string;
  syncKey: string | undefined;
  onZoom: (zoom: Zoom | undefined) => void;
  onAddNote: ((at: string) => void) | undefined;
  onOpenNote: ((id: number) => void) | undefined;
  onOpenChange: ((id: number) => void) | undefined;
};

const HEADROOM = { plain: 12, withFlags: 22 };

/** The canvas and what follows the pointer over it. Always left to right: time does not turn with the language. */
export function ChartPlot({ model, label, syncKey, onZoom, onAddNote, ...opens }: ChartPlotProps) {
  const { x, events, zoom } = model;
  const { t, format } = useTexts();
  const summary = useChartSummary(label, model);
  const box = useRef<HTMLDivElement>(null);
  const hasFlags = events.notes.length > 0 || onAddNote !== undefined;
  const addNoteAt = (index: number) => onAddNote?.(toInstant(x[index] ?? ''));
  const cursor = usePlotCursor({ zoom, onZoom, onEnter: addNoteAt });
  const { hover, isByKeyboard } = cursor;
  const headroom = hasFlags ? HEADROOM.withFlags : HEADROOM.plain;
  const [drawn, setDrawn] = useState<{ chart: uPlot }>();
  const { onCursor } = cursor;
  // Flags move with every zoom and size.
  const onDraw = (at: uPlot) => events.notes.length > 0 && setDrawn({ chart: at });
  const chart = useChart(box, model, { headroom, syncKey, onCursor, onZoom, onDraw });
  const isFree = hover !== undefined && events.notes.every(({ point }) => point !== hover.index);
  return (
    <div
      className={classes['plot']}
      dir="ltr"
      role="group"
      aria-label={label}
      tabIndex={0}
      onKeyDown={(event) => chart.current !== undefined && cursor.onKeyDown(event, chart.current)}
      {...cursor.handlers}
    >
      <div role="img" aria-label={summary} ref={box} className={classes['box']} />
      {drawn !== undefined && events.notes.length > 0 && (
        <ChartFlags chart={drawn.chart} notes={events.notes} {...opens} />
      )}
      {hover !== undefined && <ChartTooltip hover={hover} model={model} />}
      {hover !== undefined && isFree && onAddNote !== undefined && (
        <AddNoteButton
          left={hover.left}
          label={t('ui.chart.addNote', { moment: momentText(x[hover.index] ?? '', format) })}
          onClick={() => addNoteAt(hover.index)}
        />
      )}
      <VisuallyHidden role="status">
        {isByKeyboard && hover !== undefined && pointText(model, hover.index, { t, format })}
      </VisuallyHidden>
    </div>
  );
}
