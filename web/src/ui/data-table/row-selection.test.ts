import { expect, test, vi } from 'vitest';
import { rowSelection, type SelectionOptions, type SelectionState } from './row-selection.ts';

type Row = { id: string; name: string };
const row = (id: string, name = id.toUpperCase()): Row => ({ id, name });
const ROWS = ['a', 'b', 'c', 'd'].map((id) => row(id));

type Given = { chosen?: string[]; rows?: readonly Row[] | undefined; last?: string; kept?: readonly Row[] };
function selectionWith(given: Given = {}) {
  const onChange = vi.fn<SelectionOptions<Row>['selection']['onChange']>();
  const setKept = vi.fn<SelectionState<Row>['setKept']>();
  const last = { current: given.last };
  const selection = rowSelection(
    {
      selection: { keys: new Set(given.chosen), onChange },
      rows: 'rows' in given ? given.rows : ROWS,
      rowKey: ({ id }) => id,
    },
    { last, kept: new Map(given.kept?.map((kept) => [kept.id, kept])), setKept },
  );
  const chosenKeys = () => [...(onChange.mock.lastCall?.[0] ?? [])];
  const keptKeys = () => [...(setKept.mock.lastCall?.[0].keys() ?? [])];
  return { ...selection, onChange, last, chosenKeys, keptKeys };
}

test('all, some or none of the shown rows are chosen', () => {
  const look = (given: Given) => {
    const { isAll, isSome } = selectionWith(given);
    return { isAll, isSome };
  };
  expect(look({ chosen: ['a', 'b', 'c', 'd', 'z'] })).toEqual({ isAll: true, isSome: true });
  expect(look({ chosen: ['a', 'b', 'c'] })).toEqual({ isAll: false, isSome: true });
  expect(look({ chosen: ['z'] })).toEqual({ isAll: false, isSome: false });
  expect(look({ chosen: ['a'], rows: ROWS.slice(0, 1) })).toEqual({ isAll: true, isSome: true });
  expect(look({ chosen: ['a'], rows: [] })).toEqual({ isAll: false, isSome: false });
  expect(look({ chosen: ['a'], rows: undefined })).toEqual({ isAll: false, isSome: false });
});

test('one row is chosen or given up, and remembered as the beginning of a span', () => {
  const added = selectionWith({ chosen: ['a'], last: 'a' });
  added.toggle('c', false);
  expect(added.onChange).toHaveBeenCalledOnce();
  expect(added.chosenKeys()).toEqual(['a', 'c']);
  expect(added.last.current).toBe('c');
  const removed = selectionWith({ chosen: ['a', 'c'] });
  removed.toggle('c', false);
  expect(removed.chosenKeys()).toEqual(['a']);
});

test('a span takes the state that its last row gets', () => {
  const added = selectionWith({ chosen: ['a'], last: 'a' });
  added.toggle('c', true);
  expect(added.chosenKeys()).toEqual(['a', 'b', 'c']);
  expect(added.last.current).toBe('c');
  const removed = selectionWith({ chosen: ['a', 'b', 'c', 'd'], last: 'd' });
  removed.toggle('b', true);
  expect(removed.chosenKeys()).toEqual(['a']);
  const first = selectionWith();
  first.toggle('b', true);
  expect(first.chosenKeys()).toEqual(['b']);
});

test('all shown rows are chosen until they all are, then given up; other pages keep theirs', () => {
  const added = selectionWith({ chosen: ['z', 'b'] });
  added.toggleAll();
  expect(added.chosenKeys().toSorted()).toEqual(['a', 'b', 'c', 'd', 'z']);
  const removed = selectionWith({ chosen: ['z', 'a', 'b', 'c', 'd'] });
  removed.toggleAll();
  expect(removed.chosenKeys()).toEqual(['z']);
});

test('nothing is chosen or remembered after a clearing', () => {
  const { clear, chosenKeys, keptKeys, onChange } = selectionWith({ chosen: ['a', 'z'], kept: [row('z')] });
  clear();
  expect(onChange).toHaveBeenCalledOnce();
  expect(chosenKeys()).toEqual([]);
  expect(keptKeys()).toEqual([]);
});

test('chosen rows of other pages are remembered and given to the actions, as they are shown now', () => {
  const kept = [row('z'), row('y'), row('a', 'old')];
  const { chosen, toggle, keptKeys } = selectionWith({ chosen: ['z', 'a'], kept });
  expect(chosen).toEqual([row('z'), row('a')]);
  toggle('c', false);
  expect(keptKeys()).toEqual(['z', 'a', 'c']);
  expect(selectionWith({ kept }).chosen).toEqual([]);
  expect(selectionWith({ chosen: ['a'] }).chosen).toEqual([row('a')]);
});
