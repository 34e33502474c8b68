import { expect, test } from 'vitest';
import type { QueriesReport } from './add-queries.ts';
import { queriesActs } from './queries-acts.ts';

/** Does one act after another; `get` is what they have come to. */
function listOf(...first: string[]) {
  let value: readonly string[] = first;
  let changes = 0;
  let text = 'typed';
  let editing: { index: number; original: string } | undefined;
  let before: readonly string[] | undefined;
  let report: QueriesReport | undefined;
  const acts = () =>
    queriesActs(
      {
        value,
        maximum: 9,
        maximumLength: 20,
        onChange: (next) => {
          value = next;
          changes += 1;
        },
      },
      {
        editing,
        before,
        setText: (next) => void (text = next),
        setEditing: (next) => void (editing = next),
        setBefore: (next) => void (before = next),
        setReport: (next) => void (report = next),
      },
    );
  return { acts, get: () => ({ value, changes, text, editing, before, report }) };
}

test('one query that is typed is added, the field is emptied, and nothing can be taken back', () => {
  const { acts, get } = listOf('термос');
  acts().add('плед');
  expect(get()).toMatchObject({ value: ['термос', 'плед'], text: '', report: undefined });
  expect(acts().undo).toBeUndefined();
});

test('a list is reported and can be taken back as a whole', () => {
  const { acts, get } = listOf('термос');
  acts().add('плед;лампа');
  expect(get().report).toMatchObject({ added: 2 });
  acts().undo?.();
  expect(get()).toMatchObject({ value: ['термос'], report: undefined });
  expect(acts().undo).toBeUndefined();
});

test('a query that is there already changes nothing and is reported', () => {
  const { acts, get } = listOf('термос');
  acts().add('Термос');
  expect(get()).toMatchObject({ changes: 0, report: { merged: 1 } });
});

test('a query that is edited comes back to its place, changed or as it was', () => {
  const { acts, get } = listOf('термос', 'плед', 'стол');
  acts().edit(1);
  expect(get()).toMatchObject({ value: ['термос', 'стол'], text: 'плед' });
  expect(acts().isEditing).toBe(true);
  acts().cancelEdit();
  expect(get()).toMatchObject({ value: ['термос', 'плед', 'стол'], text: '' });
  expect(acts().isEditing).toBe(false);
  acts().edit(0);
  acts().add('чайник');
  expect(get().value).toEqual(['чайник', 'плед', 'стол']);
});

test('what is not being edited cannot be cancelled, and what is not there not edited', () => {
  const { acts, get } = listOf('термос');
  acts().edit(1);
  acts().cancelEdit();
  expect(get()).toMatchObject({ changes: 0, editing: undefined, text: '' });
});

test('one query is removed for good, all of them can be taken back', () => {
  const { acts, get } = listOf('термос', 'плед');
  acts().remove(0);
  expect(get()).toMatchObject({ value: ['плед'], before: undefined });
  acts().clear();
  expect(get()).toMatchObject({ value: [], before: ['плед'] });
});
