import { Pagination } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export type PageButtonsProps = { page: number; pages: number; onPage: (page: number) => void };

/** product.md 9.6: pagination shows first and last buttons. */
export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  const { t } = useTranslation();
  const controlTexts = {
    first: t('ui.table.firstPage'),
    last: t('ui.table.lastPage'),
    next: t('ui.table.nextPage'),
    previous: t('ui.table.previousPage'),
  };
  return (
    <Pagination
      size="sm"
      total={pages}
      value={page}
      withEdges
      siblings={1}
      onChange={onPage}
      getControlProps={(control) => ({ 'aria-label': controlTexts[control] })}
      getItemProps={(item) => ({ 'aria-label': t('ui.table.pageNumber', { page: item }) })}
    />
  );
}
