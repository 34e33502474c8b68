import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPageToken, takePage, writePageToken } from './page-token.ts';

describe('pages', () => {
  test('a token says where the next page starts; others are refused', () => {
    expect(readPageToken(undefined)).toBe(0);
    expect(readPageToken('')).toBe(0);
    expect(readPageToken(writePageToken(20_748_000_000_002))).toBe(20_748_000_000_002);
    for (const wrong of [
      '1',
      'x'.repeat(500),
      writePageToken(-5),
      Buffer.from('page 1e9').toString('base64url'),
    ])
      expect(() => readPageToken(wrong)).toThrow(expect.objectContaining({ status: 400 }));
  });

  test('all pages together are the list', () => {
    const list = fc.array(fc.integer(), { maxLength: 40 });
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 10 }), (items, limit) => {
        const seen: number[] = [];
        let token: string | undefined;
        do {
          const { page, paging } = takePage(items, token, limit);
          expect(page.length).toBeLessThanOrEqual(limit);
          seen.push(...page);
          token = paging.nextPageToken;
        } while (token !== undefined);
        expect(seen).toEqual(items);
      }),
    );
  });
});
