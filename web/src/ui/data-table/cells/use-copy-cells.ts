import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../platform/languages.ts';
import { showNotice } from '../../../platform/notify.ts';
import { useFormat, useLanguage } from '../../../platform/use-format.ts';
import type { CellCursor } from './cell-cursor.ts';
import { isOwnControl } from './cell-dom.ts';
import { copiedCells } from './copied-cells.ts';
import { decimalSignOf, toClipboard } from '../to-clipboard.ts';
import type { Grid } from '../use-grid.ts';

/** G10: the rectangle, or the one cell, as Excel reads it. Text that was chosen with the mouse is copied as text. */
export function useCopyCells<Row>(grid: Grid<Row>, cursor: CellCursor) {
  const { t } = useTranslation();
  const format = useFormat();
  const { locale } = LANGUAGES[useLanguage()];
  return (event: ClipboardEvent<HTMLElement>) => {
    const hasText = document.getSelection()?.isCollapsed === false;
    const copied = hasText || isOwnControl(event.target) ? undefined : copiedCells(grid, cursor);
    if (copied === undefined) return;
    event.preventDefault();
    const text = toClipboard(copied.rows, copied.columns, { t, format }, decimalSignOf(locale));
    event.clipboardData.setData('text/plain', text);
    showNotice(t('ui.table.copied', { count: copied.count }));
  };
}
