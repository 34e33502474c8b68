import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../platform/browser/use-shortcut.ts';
import { useRight } from '../../platform/session/session.ts';
import type { Period } from '../../platform/texts/create-format.ts';
import { useFlags } from '../../products/changes/use-flags.ts';
import { openNotes } from '../../products/notes/notes-state.ts';

/** interface-rules.md G19: notes and changes of the product as flags; whoever may edit writes a note on now by `n`. */
export function useEntryNotes({ sku, name }: Pick<PositionEntry, 'sku' | 'name'>, period: Period) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const product = { sku, name: name ?? String(sku) };
  useShortcut('KeyN', t('ui.matrix.addNote'), mayEdit ? () => openNotes(product) : null);
  return useFlags(product, period);
}
