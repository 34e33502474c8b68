import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader } from './read-events.ts';

const STREAM = ': hello\n\nevent: again\ndata: {}\n\n:\n\ndata: {"kind":"чай"}\n\ndata: a\ndata: b\n\n';
const BLOCKS = [
  { name: '', data: null },
  { name: 'again', data: '{}' },
  { name: '', data: null },
  { name: '', data: '{"kind":"чай"}' },
  { name: '', data: 'a\nb' },
];

test('a stream is read the same in whatever pieces it comes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(STREAM.length), { maxLength: 20 }), (cuts) => {
      const read = createEventReader();
      const ends = [...cuts, STREAM.length].toSorted((a, b) => a - b);
      const blocks = ends.flatMap((end, index) => read(STREAM.slice(ends[index - 1] ?? 0, end)));
      expect(blocks).toEqual(BLOCKS);
    }),
  );
});

test('what has not ended yet is no block', () => {
  const read = createEventReader();
  expect(read('data: 1\n')).toEqual([]);
  expect(read('\n')).toEqual([{ name: '', data: '1' }]);
});
