import type { KeyboardEvent } from 'react';
import { entersChips } from './chip-keys.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
type Field = {
  text: string;
  /** How many queries stand before it. */
  count: number;
  caret: number | null;
  isRightToLeft: boolean;
  isEditing: boolean;
  canUndo: boolean;
  /** Enter takes the suggestion then. */
  isSuggestionChosen: boolean;
};

/** What a key does in the field where queries are typed. */
type FieldAct = 'add' | 'cancelEdit' | 'removeLast' | 'undo' | 'enterChips';

/** Enter and ";" end a query, Backspace takes the last one back, an arrow leads to the chips, Ctrl+Z undoes a paste. */
export function fieldAct(pressed: Pressed, field: Field): FieldAct | undefined {
  const { key, code, ctrlKey, metaKey, shiftKey } = pressed;
  const { text, count, isEditing, canUndo, isSuggestionChosen } = field;
  const isEnd = (key === 'Enter' && !isSuggestionChosen) || key === ';';
  const isUndo = code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey;
  if (isEnd && text.trim() !== '') return 'add';
  if (key === 'Escape' && isEditing) return 'cancelEdit';
  if (key === 'Backspace' && text === '' && count > 0) return 'removeLast';
  if (isUndo && text === '' && canUndo) return 'undo';
  return entersChips(key, field) ? 'enterChips' : undefined;
}
