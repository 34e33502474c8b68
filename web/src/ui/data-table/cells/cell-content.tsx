import type { ReactNode } from 'react';
import type { Words } from '../../../platform/texts/words.ts';
import { NotApplicable, NotMeasured } from '../../absent.tsx';
import { HeatCell } from '../../heat/heat-cell.tsx';
import { Sparkline } from '../../sparkline/lazy.tsx';
import type { Column } from '../column.ts';
import type { LineRanges } from './common-range.ts';

/** What one cell shows: interface-rules.md G7, an absent value is named and never coloured. */
export function cellContent<Row>(
  column: Column<Row>,
  row: Row,
  { t, format }: Words,
  lineRanges: LineRanges | undefined,
): ReactNode {
  if (column.line !== undefined) {
    const range = lineRanges?.get(column.id);
    return (
      <Sparkline
        values={column.line.values(row)}
        label={column.line.label(row, t)}
        {...(range === undefined ? {} : { range })}
        shaded={column.line.shaded?.(row)}
        unit={column.line.unit ?? 'count'}
        isInverted={column.line.isInverted ?? false}
      />
    );
  }
  if (column.cell !== undefined) return column.cell(row);
  const value = column.value?.(row);
  if (value === undefined) return <NotApplicable />;
  if (value === null) return <NotMeasured />;
  const text = typeof value === 'number' ? format.value(value, column.unit ?? 'count') : value;
  const ratio = column.heat?.(row) ?? null;
  return ratio === null ? text : <HeatCell ratio={ratio} text={text} />;
}
