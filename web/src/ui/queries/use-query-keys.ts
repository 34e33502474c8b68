import type { ComboboxStore } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { useIsRightToLeft } from '../../platform/use-format.ts';
import { entersChips } from './chip-keys.ts';
import { isQueryList } from './parse-queries.ts';
import type { Queries } from './use-queries.ts';

type Options = {
  value: readonly string[];
  queries: Queries;
  combobox: ComboboxStore;
  chips: RefObject<HTMLDivElement | null>;
};

/** Enter and ";" end a query, Backspace takes the last one back, an arrow leads to the chips, Ctrl+Z undoes a paste. */
export function useQueryKeys({ value, queries, combobox, chips }: Options) {
  const isRightToLeft = useIsRightToLeft();
  const { text } = queries;

  function add(list: string): void {
    queries.add(list);
    combobox.closeDropdown();
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, code } = event;
    const caret = event.currentTarget.selectionEnd;
    const isEnter = key === 'Enter' && combobox.getSelectedOptionIndex() === -1;
    const isUndo = code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if ((isEnter || key === ';') && text.trim() !== '') {
      event.preventDefault();
      add(text);
    } else if (key === 'Escape' && queries.isEditing) {
      event.preventDefault();
      queries.cancelEdit();
    } else if (key === 'Backspace' && text === '' && value.length > 0) {
      queries.remove(value.length - 1);
    } else if (isUndo && text === '' && queries.undo !== undefined) {
      event.preventDefault();
      queries.undo();
    } else if (entersChips(key, { isRightToLeft, caret, count: value.length })) {
      event.preventDefault();
      const last = chips.current?.lastElementChild;
      if (last instanceof HTMLElement) last.focus();
    }
  }

  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    if (!isQueryList(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  }

  function leave(): void {
    if (text.trim() === '') {
      queries.endEdit();
      combobox.closeDropdown();
    } else add(text);
  }

  return { add, press, paste, leave };
}
