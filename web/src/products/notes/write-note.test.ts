import { expect, test, vi } from 'vitest';
import { beginWriting, submitNote } from './write-note.ts';

const focused = {} as Element;
const fieldIn = (dialog: 'of the focus' | 'another' | undefined) => ({
  value: 'Новое фото',
  setSelectionRange: vi.fn(),
  focus: vi.fn(),
  closest: () =>
    dialog === undefined
      ? null
      : { contains: (one: unknown) => one === focused && dialog === 'of the focus' },
});
const begin = (field: ReturnType<typeof fieldIn>, isForReading = false) => {
  beginWriting(field, isForReading, focused);
  return field;
};

test('writing begins behind the text; the focus comes where its dialog has it already', () => {
  const field = begin(fieldIn('of the focus'));
  expect(field.setSelectionRange).toHaveBeenCalledExactlyOnceWith(10, 10);
  expect(field.focus).toHaveBeenCalledTimes(1);
  expect(begin(fieldIn('another')).focus).not.toHaveBeenCalled();
  expect(begin(fieldIn(undefined)).focus).not.toHaveBeenCalled();
});

test('a note that is opened for reading keeps the focus where it is', () => {
  expect(begin(fieldIn('of the focus'), true).setSelectionRange).not.toHaveBeenCalled();
  expect(() => beginWriting(null, false, focused)).not.toThrow();
});

test('what can be sent is sent, and otherwise its first wrong field is led to', () => {
  const ways = { focus: vi.fn(), send: vi.fn() };
  const now = new Date('2026-03-02T22:30:00Z');
  const draft = { day: '10.02.2026', time: '12:41', text: 'Новое фото' };
  submitNote(draft, now, ways);
  expect(ways.send).toHaveBeenCalledExactlyOnceWith({ at: '2026-02-10T09:41:00.000Z', text: draft.text });
  expect(ways.focus).not.toHaveBeenCalled();
  submitNote({ ...draft, time: 'утром' }, now, ways);
  expect(ways.focus).toHaveBeenCalledExactlyOnceWith('time');
  expect(ways.send).toHaveBeenCalledTimes(1);
});
