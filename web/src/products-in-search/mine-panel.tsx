import { Text } from '@mantine/core';
import type { ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import { useMemo } from 'react';
import { useTexts } from '../platform/texts/use-format.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { compareWithTop } from './compare-with-top.ts';
import { listMedians, mineColumns } from './mine-columns.tsx';

/** "Mine against the top ten": what buyers weigh, beside what stands first. */
export function MinePanel({ products }: { products: readonly ShelfProduct[] }) {
  const { t, format } = useTexts();
  const against = useMemo(() => compareWithTop(products), [products]);
  const columns = useMemo(() => mineColumns(against.median), [against]);
  const medians = listMedians(against, { t: (key) => t(key), value: format.value });
  if (against.mine.length === 0) return null;
  return (
    <Panel title={t('productsInSearch.mine.title')} description={t('productsInSearch.mine.description')}>
      <Text size="sm" mb="sm">
        {medians.length === 0
          ? t('productsInSearch.mine.noTop')
          : `${t('productsInSearch.mine.median')}: ${medians.join(' · ')}`}
      </Text>
      <DataTable
        id="shelf-mine"
        label={t('productsInSearch.mine.title')}
        columns={columns}
        rows={against.mine}
        rowKey={(card) => String(card.sku)}
        exportName={t('productsInSearch.mine.title')}
        maxHeight={360}
      />
    </Panel>
  );
}
