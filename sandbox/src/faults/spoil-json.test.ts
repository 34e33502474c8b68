import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inventWords, swapKinds } from './spoil-json.ts';

const swapped = (value: unknown): unknown => JSON.parse(swapKinds(JSON.stringify(value)));
const invented = (value: unknown): unknown => JSON.parse(inventWords(JSON.stringify(value)));

describe('swapKinds', () => {
  test('turns numbers into texts and digits into numbers, however deep', () => {
    expect(
      swapped({ id: 1, items: [{ sku: '42', price: '9.50', name: 'ab 1' }], ok: true, none: null }),
    ).toEqual({
      id: '1',
      items: [{ sku: 42, price: 9.5, name: 'ab 1' }],
      ok: true,
      none: null,
    });
  });

  test('enters texts that hold JSON', () => {
    expect(swapped({ widget: '{"items":[{"sku":7}]}' })).toEqual({ widget: '{"items":[{"sku":"7"}]}' });
  });

  test('leaves what is no JSON alone', () => {
    expect(swapKinds('query,week\nчайник,12')).toBe('query,week\nчайник,12');
  });

  test('changes no field and no length of a list', () => {
    const rows = fc.array(fc.record({ id: fc.nat(), name: fc.stringMatching(/^[a-z ]*$/) }));
    fc.assert(
      fc.property(rows, (list) => {
        expect(swapped(list)).toEqual(list.map(({ id, name }) => ({ id: String(id), name })));
      }),
    );
  });
});

describe('inventWords', () => {
  test.each([
    [{ state: 'running' }, { state: 'never_seen_before' }],
    [{ subscriptionType: 'PREMIUM' }, { subscriptionType: 'NEVER_SEEN_BEFORE' }],
    [{ color_index: 'COLOR_INDEX_RED' }, { color_index: 'NEVER_SEEN_BEFORE' }],
    [{ name: 'чайник', offer_id: 'AB_12', message: 'all is well' }, undefined],
    [{ status: 'Карточка создана.', total: 3 }, undefined],
  ])('%j', (value, expected) => {
    expect(invented(value)).toEqual(expected ?? value);
  });
});
