import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import type { Words } from '../../../platform/texts/words.ts';
import { cellContent } from '../cells/cell-content.tsx';
import type { Column } from '../column.ts';
import type { RowDetails } from '../data-table-props.ts';
import type { RowSelection } from '../row-selection.ts';
import type { Grid } from '../use-grid.ts';
import { cardFacts, isWide } from './card-facts.ts';
import classes from './table-cards.module.css';

// A long list grows by so many cards at a time.
const STEP = 50;

export type TableCardsProps<Row> = {
  grid: Grid<Row>;
  label: string;
  rowKey: (row: Row) => string;
  selection: RowSelection<Row> | undefined;
  onOpen: ((row: Row) => void) | undefined;
  details: RowDetails<Row> | undefined;
};

/** interface-rules.md G17: on narrow screens a row becomes a card with a few chosen facts. */
export function TableCards<Row>({ grid, label, rowKey, selection, onOpen, details }: TableCardsProps<Row>) {
  const { t, format } = useTexts();
  const [shown, setShown] = useState(STEP);
  const rows = grid.rows ?? [];
  const facts = cardFacts(grid.ordered, grid.tablePreferences.preferences);
  const [title] = grid.ordered;
  if (title === undefined || rows.length === 0) return null;
  return (
    <>
      <ul className={classes['cards']} aria-label={label}>
        {rows.slice(0, shown).map((row) => (
          <Card
            key={rowKey(row)}
            row={row}
            title={title}
            facts={facts}
            lineRanges={grid.lineRanges}
            words={{ t, format }}
            isSelected={selection?.keys.has(rowKey(row))}
            onSelect={() => selection?.toggle(rowKey(row), false)}
            onOpen={onOpen && (() => onOpen(row))}
            isExpanded={details && details.openKey === rowKey(row)}
          >
            {details?.openKey === rowKey(row) && (
              <div className={classes['details']}>{details.draw(row)}</div>
            )}
          </Card>
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

type CardProps<Row> = Pick<Grid<Row>, 'lineRanges'> & {
  row: Row;
  title: Column<Row>;
  facts: readonly Column<Row>[];
  words: Words;
  isSelected: boolean | undefined;
  onSelect: () => void;
  onOpen: (() => void) | undefined;
  isExpanded: boolean | undefined;
  /** What is unfolded under the facts. */
  children: ReactNode;
};

function Card<Row>(props: CardProps<Row>) {
  const { row, title, facts, lineRanges, words, isSelected, onSelect, onOpen } = props;
  const { t } = words;
  const content = (column: Column<Row>) => cellContent(column, row, words, lineRanges);
  return (
    <li className={classes['card']} data-selected={isSelected || undefined}>
      <div className={classes['head']}>
        {isSelected !== undefined && (
          <Checkbox size="sm" checked={isSelected} onChange={onSelect} aria-label={t('ui.table.selectRow')} />
        )}
        {onOpen === undefined ? (
          <div className={classes['title']}>{content(title)}</div>
        ) : (
          <button
            type="button"
            className={classes['title']}
            onClick={onOpen}
            aria-expanded={props.isExpanded}
          >
            {content(title)}
          </button>
        )}
      </div>
      <dl className={classes['facts']}>
        {facts.map((column) => (
          <div key={column.id} className={classes['fact']} data-wide={isWide(column) || undefined}>
            <dt>{t(column.header)}</dt>
            <dd>{content(column)}</dd>
          </div>
        ))}
      </dl>
      {props.children}
    </li>
  );
}
