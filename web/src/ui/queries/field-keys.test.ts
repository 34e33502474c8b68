import { expect, test } from 'vitest';
import { fieldAct } from './field-keys.ts';

type Pressed = Parameters<typeof fieldAct>[0];
type Field = Parameters<typeof fieldAct>[1];

const FIELD: Field = {
  text: '',
  count: 2,
  caret: 1,
  isRightToLeft: false,
  isEditing: false,
  canUndo: false,
  isSuggestionChosen: false,
};
const press = (key: string, field: Partial<Field> = {}, more: Partial<Pressed> = {}) =>
  fieldAct(
    { key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, ...more },
    { ...FIELD, ...field },
  );

test('Enter and a semicolon end a query, other keys are typed', () => {
  expect(['Enter', ';', ',', 'a', 'Tab'].map((key) => press(key, { text: 'чай' }))).toEqual([
    'add',
    'add',
    undefined,
    undefined,
    undefined,
  ]);
});

test('what holds no letter is no query', () => {
  for (const text of ['', ' ', ' \t '])
    expect([press('Enter', { text }), press(';', { text })]).toEqual([undefined, undefined]);
  expect(press('Enter', { text: ' ч ' })).toBe('add');
});

test('Enter takes the chosen suggestion and leaves the text alone, a semicolon ends the query', () => {
  const field = { text: 'чай', isSuggestionChosen: true };
  expect([press('Enter', field), press(';', field)]).toEqual([undefined, 'add']);
});

test('Escape gives an edited query back, and does nothing here without one', () => {
  expect(press('Escape', { isEditing: true })).toBe('cancelEdit');
  expect(press('Escape', { isEditing: true, text: 'чай' })).toBe('cancelEdit');
  expect(press('Escape')).toBeUndefined();
  expect(press('x', { isEditing: true })).toBeUndefined();
});

test('Backspace takes the last query back where nothing is typed', () => {
  expect(press('Backspace')).toBe('removeLast');
  expect(press('Backspace', { count: 1 })).toBe('removeLast');
  expect(press('Backspace', { count: 0 })).toBeUndefined();
  expect(press('Backspace', { text: ' ' })).toBeUndefined();
  expect(press('Delete')).toBeUndefined();
});

test('Ctrl+Z or Cmd+Z by its place takes a list back where nothing is typed', () => {
  const undo = (more: Partial<Pressed>, field: Partial<Field> = {}) =>
    press('я', { canUndo: true, ...field }, { code: 'KeyZ', ...more });
  expect(undo({ ctrlKey: true })).toBe('undo');
  expect(undo({ metaKey: true })).toBe('undo');
  expect(undo({})).toBeUndefined();
  expect(undo({ ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(undo({ metaKey: true, shiftKey: true })).toBeUndefined();
  expect(undo({ ctrlKey: true, code: 'KeyY' })).toBeUndefined();
  expect(undo({ ctrlKey: true }, { text: 'ч' })).toBeUndefined();
  expect(undo({ ctrlKey: true }, { canUndo: false })).toBeUndefined();
});

test('an arrow leads from the beginning of the field to the last query', () => {
  expect(press('ArrowLeft', { caret: 0 })).toBe('enterChips');
  expect(press('ArrowLeft', { caret: 0, text: 'чай' })).toBe('enterChips');
  expect(press('ArrowLeft', { caret: 1 })).toBeUndefined();
  expect(press('ArrowLeft', { caret: null })).toBeUndefined();
  expect(press('ArrowLeft', { caret: 0, count: 0 })).toBeUndefined();
  expect(press('ArrowRight', { caret: 0 })).toBeUndefined();
  expect(press('ArrowRight', { caret: 0, isRightToLeft: true })).toBe('enterChips');
});
