import type { ClipboardEvent } from 'react';
import { showNotice } from '../../../platform/notify.ts';
import { LANGUAGES } from '../../../platform/texts/languages.ts';
import { useLanguage, useTexts } from '../../../platform/texts/use-format.ts';
import { decimalSignOf, toClipboard } from '../to-clipboard.ts';
import type { Grid } from '../use-grid.ts';
import type { CellCursor } from './cell-cursor.ts';
import { copiedCells } from './copied-cells.ts';
import { takeCopy } from './take-copy.ts';

/** interface-rules.md G10: the rectangle, or the one cell, as Excel reads it. */
export function useCopyCells<Row>(grid: Grid<Row>, cursor: CellCursor) {
  const { t, format } = useTexts();
  const { locale } = LANGUAGES[useLanguage()];
  return (event: ClipboardEvent<HTMLElement>) =>
    takeCopy(event, {
      selection: document.getSelection(),
      read: () => copiedCells(grid, cursor),
      write: ({ rows, columns }) => toClipboard(rows, columns, { t, format }, decimalSignOf(locale)),
      onCopied: ({ count }) => showNotice(t('ui.table.copied', { count })),
    });
}
