import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spanBehind } from './span-behind.ts';

test('pages of two lists, one behind the other, are pages of one list', () => {
  const pages = fc.record({
    before: fc.nat(40),
    behind: fc.nat(40),
    offset: fc.nat(60),
    limit: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(pages, ({ before, behind, offset, limit }) => {
      const [first, second] = [before, behind].map((length, list) =>
        Array.from({ length }, (_, index) => `${list} ${index}`),
      );
      const span = spanBehind({ offset, limit }, before);
      const shown = span.limit > 0 ? second?.slice(span.offset, span.offset + span.limit) : [];
      expect([...(first?.slice(offset, offset + limit) ?? []), ...(shown ?? [])]).toEqual(
        [...(first ?? []), ...(second ?? [])].slice(offset, offset + limit),
      );
    }),
  );
});

test('a page that ends where the second list begins shows nothing of it', () => {
  expect(spanBehind({ offset: 10, limit: 10 }, 20).limit).toBe(0);
  expect(spanBehind({ offset: 10, limit: 10 }, 19)).toEqual({ offset: 0, limit: 1 });
});
