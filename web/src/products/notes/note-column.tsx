import type { Product } from '@vitrina/contract/products.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { NoteCell } from './note-cell.tsx';

export const NOTE_COLUMN: Column<Product> = {
  id: 'note',
  header: 'notes.column',
  description: 'notes.columnHint',
  kind: 'custom',
  value: ({ lastNote }) => lastNote?.text,
  plain: ({ lastNote }, { format }) =>
    lastNote === null ? undefined : `${format.instant(lastNote.at)} ${lastNote.text}`,
  width: 200,
  isInCard: 'wide',
  cell: (product) => <NoteCell product={product} />,
};
