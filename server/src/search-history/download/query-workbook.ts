import { QUERY_METRICS } from '@vitrina/contract/query-metrics.ts';
import type { QueryRow } from '@vitrina/contract/search-history.ts';
import type { About, SheetColumn, SheetRow, Workbook } from '../../exports/workbook/workbook.ts';
import type { TablePlan } from '../table/table-plan.ts';
import { type FileInput, type FileLayout, originHeaders, originOf, textOf } from './query-file.ts';

const QUERY_WIDTH = 40;
const METRIC_WIDTH = 16;

export function planWorkbook(layout: FileLayout, isRightToLeft: boolean): Workbook {
  const { headers, columns, texts, isMixed } = layout;
  const metrics = columns.map((metric, index): SheetColumn => {
    const header = headers[index + 1] ?? metric;
    // product.md 9.5: the ratio alone is coloured on the screen.
    return { header, width: METRIC_WIDTH, unit: QUERY_METRICS[metric].unit, isHeated: metric === 'ratio' };
  });
  const origin = isMixed ? originHeaders(texts).map((header) => ({ header, width: METRIC_WIDTH })) : [];
  return {
    sheet: textOf(texts, 'queries'),
    columns: [{ header: headers[0] ?? '', width: QUERY_WIDTH }, ...metrics, ...origin],
    isRightToLeft,
  };
}

export function toSheetRow(row: QueryRow, { columns, texts, isMixed }: FileLayout): SheetRow {
  const origin = isMixed ? originOf(row, texts) : [];
  return [row.query, ...columns.map((metric) => row[metric]), ...origin];
}

type Details = { input: FileInput; plan: TablePlan; cityName: string; rows: number; total: number };

/** interface-rules.md G10: where the rows come from, which they are, and in which order they stand. */
export function describeTable({ input, plan, cityName, rows, total }: Details): About {
  const text = (key: Parameters<typeof textOf>[1]) => textOf(input.texts, key);
  const then = input.thenSort === undefined ? [] : [`${input.thenSort} ${input.thenDirection}`];
  const order = input.texts.orderText ?? [`${input.sort} ${input.direction}`, ...then].join(', ');
  return {
    sheet: text('about'),
    lines: [
      [text('marketplace'), input.texts.marketplaceName ?? input.marketplace],
      [text('city'), cityName === '' ? text('wholeCountry') : cityName],
      [text('period'), `${input.from} – ${input.to}`],
      [text('window'), input.window],
      [text('lastDay'), plan.end?.day ?? ''],
      [text('source'), plan.end ? text('feed') : ''],
      ...(input.contains === '' ? [] : [[text('contains'), input.contains] as const]),
      ...(input.isMisspelt ? [[text('list'), text('misspelt')] as const] : []),
      [text('order'), order],
      [text('rows'), rows],
      // Less than the screen has, and the file says so.
      ...(rows < total ? [[text('total'), total] as const] : []),
    ],
  };
}
