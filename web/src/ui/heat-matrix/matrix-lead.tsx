import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import classes from './heat-matrix.module.css';
import { FOOT_PX, HEAD_PX, ROW_PX } from './matrix-geometry.ts';
import type { LeadColumn } from './matrix-props.ts';

type MatrixLeadProps<Row> = {
  rows: readonly Row[];
  lead: readonly LeadColumn<Row>[];
  foot: readonly { id: string; label: string }[];
  activeId: string;
  /** What the focused cell says to a screen reader. */
  active: { row: number; bucket: number; text: string } | undefined;
};

/** The sticky columns. They also carry the rows of the grid for assistive technology, since canvas has none. */
function PlainMatrixLead<Row extends { id: string }>(props: MatrixLeadProps<Row>) {
  const { rows, lead, foot, activeId, active } = props;
  const spoken = (row: number) =>
    active?.row === row && (
      <VisuallyHidden id={activeId} role="gridcell" aria-colindex={lead.length + active.bucket + 1}>
        {active.text}
      </VisuallyHidden>
    );
  return (
    <div className={classes['lead']} role="rowgroup">
      <div className={classes['corner']} style={{ height: HEAD_PX }} role="row" aria-rowindex={1}>
        {lead.map(({ id, header, width, isNumber }, index) => (
          <span
            key={id}
            role="columnheader"
            aria-colindex={index + 1}
            dir={isNumber === true ? undefined : 'auto'}
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
          data-active={active?.row === index || undefined}
          style={{ height: ROW_PX }}
          role="row"
          aria-rowindex={index + 2}
        >
          <LeadCells row={row} lead={lead} />
          {spoken(index)}
        </div>
      ))}
      <div className={classes['foot']} role="presentation">
        {foot.map(({ id, label }, index) => (
          <div
            key={id}
            className={classes['footRow']}
            data-active={active?.row === rows.length + index || undefined}
            style={{ height: FOOT_PX }}
            role="row"
            aria-rowindex={rows.length + index + 2}
          >
            <span role="rowheader" aria-colindex={1} dir="auto">
              {label}
            </span>
            {spoken(rows.length + index)}
          </div>
        ))}
      </div>
    </div>
  );
}

function PlainLeadCells<Row>({ row, lead }: { row: Row; lead: readonly LeadColumn<Row>[] }) {
  return (
    <>
      {lead.map(({ id, width, text, isNumber }, column) => (
        <span
          key={id}
          role={column === 0 ? 'rowheader' : 'gridcell'}
          aria-colindex={column + 1}
          dir={isNumber === true ? undefined : 'auto'}
          style={{ width }}
          data-number={isNumber}
          title={text(row)}
        >
          {text(row)}
        </span>
      ))}
    </>
  );
}

const LeadCells = memo(PlainLeadCells) as typeof PlainLeadCells;
export const MatrixLead = memo(PlainMatrixLead) as typeof PlainMatrixLead;
