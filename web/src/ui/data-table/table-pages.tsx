import { Group, NativeSelect, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { TablePage } from './column.ts';
import classes from './data-table.module.css';
import { PageButtons } from './lazy.tsx';

type TablePagesProps = {
  page: TablePage & { total: number };
  pageSizes: readonly number[];
  onPage: (page: TablePage) => void;
  isLoading: boolean;
};

export function TablePages({
  page: { page, pageSize, total },
  pageSizes,
  onPage,
  isLoading,
}: TablePagesProps) {
  const { t, format } = useTexts();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const bar = useRef<HTMLDivElement>(null);
  // The buttons stand below the last row, and the next page is read from its first one.
  const show = (next: TablePage) => {
    onPage(next);
    bar.current?.parentElement?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={classes['pages']} ref={bar}>
      <Group gap="sm">
        <NativeSelect
          size="xs"
          w={76}
          data={pageSizes.map(String)}
          value={String(pageSize)}
          aria-label={t('ui.table.pageSize')}
          onChange={(event) => show({ page: 1, pageSize: Number(event.currentTarget.value) })}
        />
        <Text size="sm" c="dimmed" data-number>
          {!isLoading &&
            t('ui.table.range', {
              first: format.count(total === 0 ? 0 : (page - 1) * pageSize + 1),
              last: format.count(Math.min(total, page * pageSize)),
              total: format.count(total),
            })}
        </Text>
      </Group>
      <PageButtons
        page={Math.min(page, pages)}
        pages={pages}
        onPage={(next) => show({ page: next, pageSize })}
      />
    </div>
  );
}
