import { expect, test } from 'vitest';
import { figures, link, options, showMoment, showMoney, showShare } from './markup.ts';

test('figures are shown as people read them', () => {
  expect(showMoney(1_234_549).replaceAll(/\s/g, ' ')).toBe('12 345 ₽');
  expect(showShare(1, 8)).toBe('12.5 %');
  expect(showMoment(Date.parse('2026-11-21T21:05:00Z'))).toBe('22 Nov, 00:05');
});

test('nothing out of nothing is not zero', () => {
  expect(showShare(0, 0)).toBe('–');
});

test('names of goods and people cannot become markup', () => {
  for (const html of [link('/a?b=1&c=2', '<b>'), options([['"', '<b>']], '"'), figures([['<b>', '1']])]) {
    expect(html).not.toContain('<b>');
  }
  expect(link('/a?b=1&c=2', 'x')).toContain('b=1&amp;c=2');
});
