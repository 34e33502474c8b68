import { expect, test, vi } from 'vitest';
import { notesOf, plusOf } from './notes-of.ts';

const note = { id: 7, at: '', text: 'sale', author: '' };
const places = new Map([[1, [note, { ...note, id: 8 }]]]);
const onAddNote = vi.fn<(at: string) => void>();
const onOpenNote = vi.fn<(id: number) => void>();

test('a bucket opens the first of its notes, and without one begins a note', () => {
  const { of, open } = notesOf(places, ['b0', 'b1'], { onAddNote, onOpenNote });
  open?.(1);
  expect(onOpenNote).toHaveBeenCalledExactlyOnceWith(7);
  expect(onAddNote).not.toHaveBeenCalled();
  open?.(0);
  expect(onAddNote).toHaveBeenCalledExactlyOnceWith('b0');
  expect(onOpenNote).toHaveBeenCalledOnce();
  expect([of(0).length, of(1).length]).toEqual([0, 2]);
});

test('what a person wrote is opened before a change, and a change where nothing was written', () => {
  const onOpenChange = vi.fn<(id: number) => void>();
  onOpenNote.mockClear();
  const change = { ...note, id: 7, isChange: true };
  const mixed = new Map([
    [0, [change, { ...note, id: 9 }]],
    [1, [change]],
  ]);
  const { open } = notesOf(mixed, ['b0', 'b1'], { onAddNote, onOpenNote, onOpenChange });
  open?.(0);
  expect(onOpenNote).toHaveBeenCalledExactlyOnceWith(9);
  open?.(1);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(7);
});

test.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('with adding (%s) or opening (%s) of notes a head can be pressed: %s', (canAdd, canOpen, isPressed) => {
  const acts = {
    onAddNote: canAdd ? onAddNote : undefined,
    onOpenNote: canOpen ? onOpenNote : undefined,
  };
  const notes = notesOf(places, ['b0', 'b1'], acts);
  expect([notes.canAdd, notes.open !== undefined]).toEqual([canAdd, isPressed]);
});

test('only a head that is pointed at offers to add a note, to those who may', () => {
  expect(plusOf(true, { row: undefined, bucket: 3 })).toBe(3);
  expect(plusOf(false, { row: undefined, bucket: 3 })).toBeUndefined();
  expect(plusOf(true, { row: 0, bucket: 3 })).toBeUndefined();
  expect(plusOf(true, undefined)).toBeUndefined();
});
