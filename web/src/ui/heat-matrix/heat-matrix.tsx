import { useMediaQuery } from '@mantine/hooks';
import type { PositionCell } from '@vitrina/contract/positions.ts';
import { type ClipboardEvent, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showNotice } from '../../platform/notify.ts';
import { cellsToTsv } from './cells-to-tsv.ts';
import classes from './heat-matrix.module.css';
import { CELL, HEAD_PX, type Spot, type View } from './matrix-geometry.ts';
import { type LeadColumn, MatrixLead } from './matrix-lead.tsx';
import { MatrixLegend } from './matrix-legend.tsx';
import { MatrixTooltip } from './matrix-tooltip.tsx';
import { useMatrixSelection } from './use-matrix-selection.ts';
import { useMatrixTexts } from './use-matrix-texts.ts';
import { useMatrixView } from './use-matrix-view.ts';

export type MatrixRow = { id: string; cells: readonly PositionCell[] };

export type HeatMatrixProps<Row extends MatrixRow> = {
  label: string;
  /** Begin of each bucket, ascending; every row has as many cells. */
  buckets: readonly string[];
  bucketMinutes: number;
  rows: readonly Row[];
  /** Sticky columns before the cells; the first names the row. */
  lead: readonly LeadColumn<Row>[];
  height?: number;
  onOpen?: (rowIndex: number, bucketIndex: number) => void;
};

const NARROW_LEAD_PX = 132;
// Room for a scrollbar under the last row.
const SCROLLBAR_PX = 14;

/** Places over time. Cells are drawn on canvas for the visible window only, so a month of hours scrolls smoothly. */
export function HeatMatrix<Row extends MatrixRow>(props: HeatMatrixProps<Row>) {
  const { label, buckets, bucketMinutes, rows, height = 560, onOpen } = props;
  const { t } = useTranslation();
  const activeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const lead = useLead(props.lead);
  const leadPx = lead.reduce((sum, { width }) => sum + width, 0);
  const texts = useMatrixTexts(buckets, bucketMinutes);
  const { days, dayTexts, hourTexts, notFound, direction } = texts;
  const size = { rows: rows.length, buckets: buckets.length };
  const readView = useCallback(() => viewOf(scroller.current, leadPx), [leadPx]);
  const { focus, area, hover, handlers } = useMatrixSelection({ scroller, readView, size, onOpen });
  const { canvas, requestDraw } = useMatrixView(scroller, readView, {
    ...{ rows, days, dayTexts, hourTexts, notFound, direction },
    selection: area,
    focus,
  });

  // The newest bucket is what people come for.
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ left: buckets.length * CELL.width });
  }, [buckets]);

  function copy(event: ClipboardEvent): void {
    if (area === undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', cellsToTsv(rows, area, notFound));
    const cells = (area.last.row - area.first.row + 1) * (area.last.bucket - area.first.bucket + 1);
    showNotice(t('ui.matrix.copied', { count: cells }));
  }

  const wordsOf = ({ row, bucket }: Spot) => {
    const cell = rows[row]?.cells[bucket];
    return {
      title: rows[row] === undefined ? '' : (lead[0]?.text(rows[row]) ?? ''),
      moment: texts.momentOf(buckets[bucket] ?? ''),
      text: cell === undefined ? '' : texts.cellInWords(cell),
    };
  };
  const active = focus && { ...focus, text: `${wordsOf(focus).moment}: ${wordsOf(focus).text}` };
  return (
    <div className={classes['matrix']}>
      <div className={classes['frame']} dir="ltr">
        <div
          ref={scroller}
          className={classes['scroller']}
          style={{ maxHeight: height, height: HEAD_PX + rows.length * CELL.height + SCROLLBAR_PX }}
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={lead.length + buckets.length}
          aria-activedescendant={active && activeId}
          tabIndex={0}
          onScroll={requestDraw}
          onCopy={copy}
          {...handlers}
        >
          <canvas ref={canvas} className={classes['canvas']} aria-hidden />
          <div
            style={{
              width: leadPx + buckets.length * CELL.width,
              height: HEAD_PX + rows.length * CELL.height,
            }}
            role="presentation"
          >
            <MatrixLead rows={rows} lead={lead} activeId={activeId} active={active} />
          </div>
        </div>
        {hover !== undefined && <MatrixTooltip x={hover.x} y={hover.y} {...wordsOf(hover.spot)} />}
      </div>
      <MatrixLegend />
    </div>
  );
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

/** G17: on narrow screens only the first column stays, and narrower. */
function useLead<Row>(lead: readonly LeadColumn<Row>[]): readonly LeadColumn<Row>[] {
  const isNarrow = useMediaQuery('(max-width: 60em)', undefined, { getInitialValueInEffect: false }) === true;
  return useMemo(
    () => (isNarrow ? lead.slice(0, 1).map((column) => ({ ...column, width: NARROW_LEAD_PX })) : lead),
    [isNarrow, lead],
  );
}
