import type { ComboboxStore } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { fieldAct } from './field-keys.ts';
import { isQueryList } from './parse-queries.ts';
import type { Queries } from './use-queries.ts';

export type QueryKeysOptions = {
  value: readonly string[];
  queries: Pick<Queries, 'text' | 'add' | 'cancelEdit' | 'endEdit' | 'remove' | 'undo' | 'isEditing'>;
  combobox: Pick<ComboboxStore, 'closeDropdown' | 'getSelectedOptionIndex'>;
  chips: RefObject<{ lastElementChild: Element | null } | null>;
};

/** What is pressed, pasted and left in the field where queries are typed. */
export function queryKeys({ value, queries, combobox, chips }: QueryKeysOptions, isRightToLeft: boolean) {
  const { text } = queries;

  function add(list: string): void {
    queries.add(list);
    combobox.closeDropdown();
  }

  const acts = {
    add: () => add(text),
    cancelEdit: queries.cancelEdit,
    removeLast: () => queries.remove(value.length - 1),
    undo: () => queries.undo?.(),
    enterChips: () => {
      const last = chips.current?.lastElementChild;
      if (last instanceof HTMLElement) last.focus();
    },
  };

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const act = fieldAct(event, {
      text,
      count: value.length,
      caret: event.currentTarget.selectionEnd,
      isRightToLeft,
      isEditing: queries.isEditing,
      canUndo: queries.undo !== undefined,
      isSuggestionChosen: combobox.getSelectedOptionIndex() !== -1,
    });
    if (act === undefined) return;
    // What Backspace does in an empty field is nothing.
    if (act !== 'removeLast') event.preventDefault();
    acts[act]();
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
