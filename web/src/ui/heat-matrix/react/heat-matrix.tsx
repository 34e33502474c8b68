import { type ClipboardEvent, memo, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showNotice } from '../../../platform/notify.ts';
import { cellsToTsv, countCells } from '../model/cells-to-tsv.ts';
import { contentSize, maximumHeight, SCROLLBAR_PX, STANDARD_HEIGHT } from '../model/matrix-geometry.ts';
import type { HeatMatrixProps, MatrixRow } from '../model/matrix-props.ts';
import type { MatrixHeads } from '../model/matrix-scene.ts';
import classes from './heat-matrix.module.css';
import { MatrixLead } from './matrix-lead.tsx';
import { MatrixLegend } from './matrix-legend.tsx';
import { MatrixTooltip } from './matrix-tooltip.tsx';
import { MatrixTwin } from './matrix-twin.tsx';
import { useMatrix } from './use-matrix.ts';

type MatrixSnapsProps = { heads: MatrixHeads; leadPx: number; cellWidth: number };

/**
 * interface-rules.md G17: on phones scrolling sideways comes to rest where a day begins. Canvas has no edges to stop
 * at, so these have.
 */
function PlainMatrixSnaps({ heads, leadPx, cellWidth }: MatrixSnapsProps) {
  return heads.upper.map(({ first, count }) => (
    <span
      key={first}
      className={classes['snap']}
      style={{ left: leadPx + first * cellWidth, width: count * cellWidth }}
      aria-hidden
    />
  ));
}

const MatrixSnaps = memo(PlainMatrixSnaps);

/** Places over time. Cells are drawn on canvas for the visible window only, so a month of hours scrolls smoothly. */
export function HeatMatrix<Row extends MatrixRow>(props: HeatMatrixProps<Row>) {
  const { label, height = STANDARD_HEIGHT, colorBy = 'place' } = props;
  const { t } = useTranslation();
  const activeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const matrix = useMatrix(props, scroller);
  const { size, lines, lead, leadPx, foot, heads, notes, marks, words, visible } = matrix;
  const { focus, area, hover, pointAtFocus, handlers } = matrix.selection;

  function copy(event: ClipboardEvent): void {
    if (area === undefined) return;
    event.preventDefault();
    const copied = [...matrix.drawn.map((row) => row.texts), ...foot.map((row) => row.copies)];
    event.clipboardData.setData('text/plain', cellsToTsv(copied, area));
    showNotice(t('ui.matrix.copied', { count: countCells(area) }));
  }

  const content = contentSize(size, leadPx);
  const pointed = hover ?? pointAtFocus();
  const isOnHead = hover !== undefined && hover.row === undefined;
  return (
    <div className={classes['matrix']}>
      <div className={classes['frame']} dir="ltr">
        <div
          ref={scroller}
          className={classes['scroller']}
          style={{
            maxHeight: maximumHeight(height),
            height: content.height + SCROLLBAR_PX,
            scrollPaddingInlineStart: leadPx,
          }}
          data-head={isOnHead && notes.open !== undefined}
          role="grid"
          aria-label={label}
          aria-rowcount={size.rows + size.foot + 1}
          aria-colcount={lead.length + size.buckets}
          aria-activedescendant={focus && activeId}
          aria-multiselectable
          tabIndex={0}
          onScroll={matrix.onScroll}
          onCopy={copy}
          {...handlers}
        >
          <canvas ref={matrix.canvas} className={classes['canvas']} aria-hidden />
          <div className={classes['content']} style={content} role="presentation">
            <MatrixSnaps heads={heads} leadPx={leadPx} cellWidth={size.cellWidth} />
            <MatrixLead
              {...{ lines, lead, leadPx, foot, activeId }}
              active={focus && { ...focus, text: words.spoken(focus) }}
            />
          </div>
        </div>
        {pointed !== undefined && <MatrixTooltip x={pointed.x} y={pointed.y} {...words.describe(pointed)} />}
      </div>
      <MatrixLegend
        colorBy={colorBy}
        onColorBy={props.onColorBy}
        canNote={notes.canAdd}
        canZoom={props.onZoom !== undefined}
        isCollecting={marks.collecting.size > 0}
        isMarked={marks.lined.size > 0}
        isChanged={notes.changed.size > 0}
      />
      {visible.area !== undefined && (
        <MatrixTwin caption={t('ui.matrix.twin', { label })} area={visible.area} {...words.twin} />
      )}
    </div>
  );
}
