import type { RowData } from '@tanstack/react-table';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { cellContent } from './cell-content.tsx';
import type { Column } from './column.ts';
import classes from './table-cards.module.css';
import type { GridTable } from './use-grid.ts';

const FACTS = 4;
// A long list grows by so many cards at a time.
const STEP = 50;

type TableCardsProps<Row extends RowData> = {
  table: GridTable<Row>;
  columns: readonly Column<Row>[];
  selectedKeys: ReadonlySet<string> | undefined;
  onSelect: (key: string) => void;
  onOpen: ((row: Row) => void) | undefined;
};

/** G17: on narrow screens a row becomes a card with a few chosen facts. */
export function TableCards<Row extends RowData>({
  table,
  columns,
  selectedKeys,
  onSelect,
  onOpen,
}: TableCardsProps<Row>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [shown, setShown] = useState(STEP);
  const { rows } = table.getRowModel();
  const [title, ...others] = columns;
  const chosen = others.filter(({ isInCard = false }) => isInCard !== false);
  const facts = chosen.length > 0 ? chosen : others.slice(0, FACTS);
  if (title === undefined) return null;
  return (
    <>
      <ul className={classes['cards']}>
        {rows.slice(0, shown).map(({ id, original }) => (
          <li key={id} className={classes['card']} data-selected={selectedKeys?.has(id) || undefined}>
            <div className={classes['head']}>
              {selectedKeys !== undefined && (
                <Checkbox
                  size="sm"
                  checked={selectedKeys.has(id)}
                  onChange={() => onSelect(id)}
                  aria-label={t('ui.table.selectRow')}
                />
              )}
              {onOpen === undefined ? (
                <div className={classes['title']}>{cellContent(title, original, format)}</div>
              ) : (
                <button type="button" className={classes['title']} onClick={() => onOpen(original)}>
                  {cellContent(title, original, format)}
                </button>
              )}
            </div>
            <dl className={classes['facts']}>
              {facts.map((column) => (
                <div
                  key={column.id}
                  className={classes['fact']}
                  data-wide={column.isInCard === 'wide' || undefined}
                >
                  <dt>{t(column.header)}</dt>
                  <dd>{cellContent(column, original, format)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button variant="subtle" fullWidth mb="sm" onClick={() => setShown(shown + STEP)}>
          {t('ui.table.showMore')}
        </Button>
      )}
    </>
  );
}
