import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StorefrontPage, statesOf } from '../test/storefront.ts';
import { escapeState, packPage } from './page.ts';

test('whatever a widget says comes out of its string again', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string(), (texts, nextPage) => {
      const ready = `[${texts.map((text) => escapeState(text)).join(',')}]`;
      const widgets = [
        { name: 'one', state: { texts } },
        { name: 'two', escaped: ready },
        { name: 'one', state: texts },
      ];
      const page = StorefrontPage.parse(JSON.parse(packPage(widgets, 'search', 'salt', nextPage)));
      expect(statesOf(page, 'one')).toEqual([{ texts }, texts]);
      expect(statesOf(page, 'two')).toEqual([texts]);
      expect(page.nextPage).toBe(nextPage);
    }),
  );
});

test('keys begin with the name of the widget and differ from page to page', () => {
  const keysOf = (salt: string) =>
    Object.keys(
      StorefrontPage.parse(JSON.parse(packPage([{ name: 'webPrice', state: 1 }], 'pdp', salt))).widgetStates,
    );
  expect(keysOf('a')[0]).toMatch(/^webPrice-\d{6}-default-1$/);
  expect(keysOf('a')).toEqual(keysOf('a'));
  expect(keysOf('a')).not.toEqual(keysOf('b'));
});
