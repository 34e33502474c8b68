import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cutPage, PageAsk } from './cut-page.ts';

const Page = z.object({ items: z.array(z.string()), next_cursor: z.string().optional() });
const itemsAt = (times: readonly number[]) =>
  times.map((createdAtMs, at) => ({ id: `id-${at}`, createdAtMs }));

function readAll(times: readonly number[], query: Record<string, string>): string[] {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const ask = PageAsk.parse({ ...query, ...(cursor === undefined ? {} : { cursor }) });
    const page = Page.parse(cutPage(itemsAt(times), ask, ({ id }) => id));
    expect(page.items.length).toBeLessThanOrEqual(Number(query.limit));
    found.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return found;
}

describe('pages of a list', () => {
  test('together they are everything once, the newest first', () => {
    const times = fc.array(fc.nat(1000), { maxLength: 40 }).map((list) => list.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 9 }), (list, limit) => {
        expect(readAll(list, { limit: String(limit) })).toEqual(
          itemsAt(list)
            .map(({ id }) => id)
            .toReversed(),
        );
      }),
    );
  });

  test('bounds of time take or leave their own moment', () => {
    const second = '1970-01-01T00:00:02.000Z';
    const ask = (bound: string) =>
      readAll([1000, 2000, 3000], { limit: '5', [`created_at.${bound}`]: second });
    expect(ask('gte')).toEqual(['id-2', 'id-1']);
    expect(ask('gt')).toEqual(['id-2']);
    expect(ask('lte')).toEqual(['id-1', 'id-0']);
    expect(ask('lt')).toEqual(['id-0']);
  });

  test('what appears in between does not shift the pages', () => {
    const first = Page.parse(cutPage(itemsAt([1, 2, 3]), PageAsk.parse({ limit: '2' }), ({ id }) => id));
    const ask = PageAsk.parse({ limit: '2', cursor: first.next_cursor });
    expect(Page.parse(cutPage(itemsAt([1, 2, 3, 4]), ask, ({ id }) => id)).items).toEqual(['id-0']);
  });

  test('a strange cursor is refused', () => {
    expect(() => cutPage(itemsAt([1]), PageAsk.parse({ cursor: 'x' }), ({ id }) => id)).toThrow(
      'Incorrect cursor',
    );
  });
});
