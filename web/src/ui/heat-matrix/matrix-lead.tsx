import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import classes from './heat-matrix.module.css';
import { CELL, HEAD_PX } from './matrix-geometry.ts';

export type LeadColumn<Row> = {
  id: string;
  header: string;
  /** Pixels. */
  width: number;
  text: (row: Row) => string;
  isNumber?: boolean;
};

type MatrixLeadProps<Row> = {
  rows: readonly Row[];
  lead: readonly LeadColumn<Row>[];
  activeId: string;
  /** What the focused cell says to a screen reader. */
  active: { row: number; bucket: number; text: string } | undefined;
};

/** The sticky columns. They also carry the rows of the grid for assistive technology, since canvas has none. */
function PlainMatrixLead<Row extends { id: string }>({ rows, lead, activeId, active }: MatrixLeadProps<Row>) {
  return (
    <div className={classes['lead']} role="rowgroup">
      <div className={classes['corner']} style={{ height: HEAD_PX }} role="row" aria-rowindex={1}>
        {lead.map(({ id, header, width, isNumber }, index) => (
          <span
            key={id}
            role="columnheader"
            aria-colindex={index + 1}
            style={{ width }}
            data-number={isNumber}
          >
            {header}
          </span>
        ))}
      </div>
      {rows.map((row, index) => (
        <div
          key={row.id}
          className={classes['leadRow']}
          style={{ height: CELL.height }}
          role="row"
          aria-rowindex={index + 2}
        >
          {lead.map(({ id, width, text, isNumber }, column) => (
            <span
              key={id}
              role={column === 0 ? 'rowheader' : 'gridcell'}
              aria-colindex={column + 1}
              style={{ width }}
              data-number={isNumber}
              title={text(row)}
            >
              {text(row)}
            </span>
          ))}
          {active?.row === index && (
            <VisuallyHidden id={activeId} role="gridcell" aria-colindex={lead.length + active.bucket + 1}>
              {active.text}
            </VisuallyHidden>
          )}
        </div>
      ))}
    </div>
  );
}

export const MatrixLead = memo(PlainMatrixLead) as typeof PlainMatrixLead;
