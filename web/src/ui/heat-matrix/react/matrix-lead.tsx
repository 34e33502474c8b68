import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FOOT_PX, HEAD_PX, ROW_PX } from '../model/matrix-geometry.ts';
import type { MatrixGroup, MatrixLine } from '../model/matrix-lines.ts';
import type { LeadColumn, MatrixRow } from '../model/matrix-props.ts';
import classes from './heat-matrix.module.css';

type GroupCellsProps = {
  kind: 'median' | 'worst';
  group: MatrixGroup;
  width: number;
  /** For the word beside the name. */
  hasRoom: boolean;
};

/** The name of a group over all sticky columns, and what its figures are. */
const GroupCells = memo(function GroupCells({ kind, group, width, hasRoom }: GroupCellsProps) {
  const { t } = useTranslation();
  const { name, count, isOpen } = group;
  const figure = t(`positionGrid.${kind}`);
  if (kind === 'worst') {
    return (
      <span role="rowheader" aria-colindex={1} style={{ width }} className={classes['figure']}>
        {figure}
      </span>
    );
  }
  const Sign = isOpen ? IconChevronDown : IconChevronRight;
  const text = name ?? t('positionGrid.ungrouped');
  return (
    <span
      role="rowheader"
      aria-colindex={1}
      aria-expanded={isOpen}
      style={{ width }}
      className={classes['group']}
      title={text}
    >
      <Sign size={15} aria-hidden />
      <bdi>{text}</bdi>
      <small>{count}</small>
      {hasRoom && <span className={classes['figure']}>{figure}</span>}
    </span>
  );
});

type MatrixLeadProps<Row extends MatrixRow> = {
  lines: readonly MatrixLine<Row>[];
  lead: readonly LeadColumn<Row>[];
  leadPx: number;
  foot: readonly { id: string; label: string }[];
  activeId: string;
  /** What the focused cell says to a screen reader. */
  active: { row: number; bucket: number; text: string } | undefined;
};

/** The sticky columns. They also carry the rows of the grid for assistive technology, since canvas has none. */
function PlainMatrixLead<Row extends MatrixRow>(props: MatrixLeadProps<Row>) {
  const { lines, lead, leadPx, foot, activeId, active } = props;
  const spoken = (row: number) =>
    active?.row === row && (
      <VisuallyHidden id={activeId} role="gridcell" aria-colindex={lead.length + active.bucket + 1}>
        {active.text}
      </VisuallyHidden>
    );
  return (
    <div className={classes['lead']} role="rowgroup">
      <div className={classes['corner']} style={{ height: HEAD_PX }} role="row" aria-rowindex={1}>
        {lead.map(({ id, header, hint, width, isNumber }, index) => (
          <span
            key={id}
            role="columnheader"
            aria-colindex={index + 1}
            dir={isNumber === true ? undefined : 'auto'}
            style={{ width }}
            data-number={isNumber}
            title={hint ?? header}
          >
            {header}
          </span>
        ))}
      </div>
      {lines.map((line, index) => (
        <div
          key={line.id}
          className={classes['leadRow']}
          data-active={active?.row === index || undefined}
          data-kind={line.kind}
          data-quiet={line.isQuiet || undefined}
          style={{ height: ROW_PX }}
          role="row"
          aria-rowindex={index + 2}
        >
          {line.kind === 'row' ? (
            <LeadCells row={line.row} lead={lead} />
          ) : (
            <GroupCells kind={line.kind} group={line.group} width={leadPx} hasRoom={lead.length > 1} />
          )}
          {spoken(index)}
        </div>
      ))}
      <div className={classes['foot']} role="presentation">
        {foot.map(({ id, label }, index) => (
          <div
            key={id}
            className={classes['footRow']}
            data-active={active?.row === lines.length + index || undefined}
            style={{ height: FOOT_PX }}
            role="row"
            aria-rowindex={lines.length + index + 2}
          >
            <span role="rowheader" aria-colindex={1} dir="auto" style={{ width: leadPx }} title={label}>
              {label}
            </span>
            {spoken(lines.length + index)}
          </div>
        ))}
      </div>
    </div>
  );
}

function PlainLeadCells<Row>({ row, lead }: { row: Row; lead: readonly LeadColumn<Row>[] }) {
  return (
    <>
      {lead.map(({ id, width, text, render, isNumber }, column) => (
        <span
          key={id}
          role={column === 0 ? 'rowheader' : 'gridcell'}
          aria-colindex={column + 1}
          dir={isNumber === true ? undefined : 'auto'}
          style={{ width }}
          data-number={isNumber}
          data-drawn={render !== undefined || undefined}
          title={text(row) || undefined}
        >
          {render === undefined ? text(row) : render(row)}
        </span>
      ))}
    </>
  );
}

const LeadCells = memo(PlainLeadCells) as typeof PlainLeadCells;
export const MatrixLead = memo(PlainMatrixLead) as typeof PlainMatrixLead;
