import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { NotMeasured } from '../absent.tsx';
import type { ChartSeries } from './chart-series.ts';
import { momentText } from './moment-text.ts';

type ChartTableProps = {
  x: readonly string[];
  series: readonly ChartSeries[];
  height: number;
  label: string;
};

/** The same numbers as the chart, for reading, copying and screen readers. */
export function ChartTable({ x, series, height, label }: ChartTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table.ScrollContainer minWidth={240} h={height} maxHeight={height} tabIndex={0} aria-label={label}>
      <Table stickyHeader verticalSpacing={4} highlightOnHover aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('ui.chart.date')}</Table.Th>
            {series.map(({ id, label: name }) => (
              <Table.Th key={id} ta="end">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {x.map((moment, index) => (
            <Table.Tr key={moment}>
              <Table.Td>{momentText(moment, format)}</Table.Td>
              {series.map(({ id, values, unit }) => {
                const value = values[index];
                return (
                  <Table.Td key={id} ta="end">
                    {value === null || value === undefined ? <NotMeasured /> : format.value(value, unit)}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
