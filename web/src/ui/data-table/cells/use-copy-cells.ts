import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../platform/languages.ts';
import { showNotice } from '../../../platform/notify.ts';
import { useFormat, useLanguage } from '../../../platform/use-format.ts';
import { isOwnControl } from './cell-dom.ts';
import { rangeBetween, sizeOf } from './cell-range.ts';
import { decimalSignOf, toClipboard } from '../to-clipboard.ts';
import type { CellCursor } from './cell-cursor.ts';
import type { Grid } from '../use-grid.ts';

/** G10: the rectangle, or the one cell, as Excel reads it. Text that was chosen with the mouse is copied as text. */
export function useCopyCells<Row>(grid: Grid<Row>, cursor: CellCursor) {
  const { t } = useTranslation();
  const format = useFormat();
  const { locale } = LANGUAGES[useLanguage()];
  return (event: ClipboardEvent<HTMLElement>) => {
    const hasText = document.getSelection()?.isCollapsed === false;
    if (hasText || cursor.cell.row === 0 || isOwnControl(event.target)) return;
    const range = cursor.range ?? rangeBetween(cursor.cell, cursor.cell);
    const rows = (grid.rows ?? []).slice(range.top - 1, range.bottom);
    const columns = grid.visible.slice(range.start, range.end + 1).filter(({ isFixed }) => isFixed !== true);
    if (rows.length === 0 || columns.length === 0) return;
    event.preventDefault();
    const text = toClipboard(rows, columns, { t, format }, decimalSignOf(locale));
    event.clipboardData.setData('text/plain', text);
    showNotice(t('ui.table.copied', { count: sizeOf({ ...range, end: range.start + columns.length - 1 }) }));
  };
}
