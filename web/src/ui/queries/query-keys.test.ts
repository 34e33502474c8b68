import type { ClipboardEvent, KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { queryKeys } from './query-keys.ts';

function fieldWith(text: string, { isChosen = false } = {}) {
  const queries = {
    text,
    isEditing: false,
    add: vi.fn<(list: string) => void>(),
    cancelEdit: vi.fn<() => void>(),
    endEdit: vi.fn<() => void>(),
    remove: vi.fn<(index: number) => void>(),
    undo: vi.fn<() => void>(),
  };
  const closeDropdown = vi.fn<() => void>();
  const combobox = { closeDropdown, getSelectedOptionIndex: () => (isChosen ? 0 : -1) };
  const value = ['термос', 'плед'];
  const keys = queryKeys({ value, queries, combobox, chips: { current: null } }, false);
  const preventDefault = vi.fn<() => void>();
  const press = (key: string, held: { code?: string; ctrlKey?: boolean } = {}) =>
    keys.press({
      key,
      code: '',
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      ...held,
      currentTarget: { selectionEnd: text.length },
      preventDefault,
    } as unknown as KeyboardEvent<HTMLInputElement>);
  const paste = (pasted: string) =>
    keys.paste({ clipboardData: { getData: () => pasted }, preventDefault } as unknown as ClipboardEvent);
  return { keys, queries, closeDropdown, preventDefault, press, paste };
}

test('Enter adds what is typed, unless a suggestion is chosen', () => {
  const { press, queries, closeDropdown, preventDefault } = fieldWith('лампа');
  press('Enter');
  expect(queries.add).toHaveBeenCalledExactlyOnceWith('лампа');
  expect(closeDropdown).toHaveBeenCalledOnce();
  expect(preventDefault).toHaveBeenCalledOnce();
  const other = fieldWith('лампа', { isChosen: true });
  other.press('Enter');
  expect(other.queries.add).not.toHaveBeenCalled();
  expect(other.preventDefault).not.toHaveBeenCalled();
});

test('Backspace in an empty field takes the last query, and is left to the field', () => {
  const { press, queries, preventDefault } = fieldWith('');
  press('Backspace');
  expect(queries.remove).toHaveBeenCalledExactlyOnceWith(1);
  expect(preventDefault).not.toHaveBeenCalled();
});

test('Ctrl+Z in an empty field takes the last list back', () => {
  const { press, queries, preventDefault } = fieldWith('');
  press('z', { code: 'KeyZ', ctrlKey: true });
  expect(queries.undo).toHaveBeenCalledOnce();
  expect(preventDefault).toHaveBeenCalledOnce();
});

test('a list that is pasted is added after what is typed, a single query is left to the field', () => {
  const { paste, queries, preventDefault } = fieldWith('ла');
  paste('стол');
  expect(queries.add).not.toHaveBeenCalled();
  expect(preventDefault).not.toHaveBeenCalled();
  paste('мпа\nстол');
  expect(queries.add).toHaveBeenCalledExactlyOnceWith('лампа\nстол');
  expect(preventDefault).toHaveBeenCalledOnce();
});

test.each([
  ['лампа', 1, 0],
  [' ', 0, 1],
])('leaving the field with %j adds it %i times and ends editing %i times', (text, added, ended) => {
  const { keys, queries, closeDropdown } = fieldWith(text);
  keys.leave();
  expect([queries.add.mock.calls.length, queries.endEdit.mock.calls.length]).toEqual([added, ended]);
  expect(closeDropdown).toHaveBeenCalledOnce();
});
