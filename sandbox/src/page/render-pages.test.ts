import { beforeAll, describe, expect, test } from 'vitest';
import { FaultOrder } from '../faults/fault.ts';
import type { Product } from '../market/market.ts';
import { openSellerPages } from '../test/seller-pages.ts';
import { findCardPage } from './find-card-page.ts';
import { renderCard } from './render-card.ts';
import { renderClock } from './render-clock.ts';
import { renderFaults } from './render-faults.ts';
import type { SellerPages } from './seller-pages.ts';

test('the clock shows Moscow time, and the field begins with it', () => {
  const html = renderClock({ now: '2026-11-21T21:30:00.000Z', speed: 60 });
  expect(html).toContain('Sunday, 22 November 2026 at 00:30:00');
  expect(html).toContain('value="2026-11-22T00:30"');
  expect(html).toContain('runs 60 × real time');
  expect(renderClock({ now: '2026-11-21T21:30:00.000Z', speed: 0 })).toContain('paused');
});

test('faults are listed with whom they affect and how often', () => {
  const order = FaultOrder.parse({ part: 'ozon', fault: 'html', key: '<7>', times: 3, chance: 0.25 });
  const html = renderFaults({ faults: [{ ...order, id: 1, used: 2 }], profile: 'usual' });
  for (const shown of ['&lt;7&gt;', '2 of 3', '25 %', '<b>usual</b>']) expect(html).toContain(shown);
  expect(renderFaults({ faults: [], profile: 'calm' })).toContain('Nothing is planted by hand.');
});

describe('a card', () => {
  let pages: SellerPages;
  let product: Product;
  beforeAll(() => {
    ({ pages, product } = openSellerPages());
  });

  test('what is not known is not shown as zero', () => {
    const page = findCardPage(pages, product, 'ozon', 0);
    const nowhere = { ...page, topQueries: [{ text: 'чай', searches: 5, place: undefined }] };
    expect(renderCard(nowhere)).toContain('<span class="place">not found</span>');
    expect(renderCard({ ...page, topQueries: [] })).toContain('Nobody looked for it yesterday.');
  });

  test('titles and names of sellers cannot become markup', () => {
    const page = findCardPage(pages, product, 'ozon', 0);
    const html = renderCard({ ...page, sellerName: '<script>', look: { ...page.look, title: '"><script>' } });
    expect(html).not.toContain('<script>');
  });
});
