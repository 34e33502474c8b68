import { describe, expect, test } from 'vitest';
import { findEvents, type Look } from './find-events.ts';

const LOOK: Look = { priceKopecks: 100_00, saleKopecks: 100_00, stock: 5, runningCampaignIds: ['1', '2'] };
const { seen: SEEN } = findEvents(undefined, LOOK);

function happened(change: Partial<Look>, former = SEEN) {
  const { began, ended } = findEvents(former, { ...LOOK, ...change });
  return { began, ended };
}

describe('what happened between two looks', () => {
  test.each<[string, Partial<Look>, string[]]>([
    ['nothing', {}, []],
    ['another price', { priceKopecks: 90_00, saleKopecks: 90_00 }, ['priceChanged']],
    ['a sale, which is not another price as well', { saleKopecks: 80_00 }, ['saleBegan']],
    ['the last piece was sold', { stock: 0 }, ['outOfStock']],
    ['one of two campaigns has stopped', { runningCampaignIds: ['2'] }, ['campaignsStopped']],
    ['another campaign runs too', { runningCampaignIds: ['1', '2', '3'] }, []],
    [
      'nothing could be read',
      { priceKopecks: null, saleKopecks: null, stock: null, runningCampaignIds: null },
      [],
    ],
  ])('%s', (_, change, began) => expect(happened(change)).toEqual({ began, ended: [] }));

  test('what lasts begins once and ends once', () => {
    const stopped = findEvents(SEEN, { ...LOOK, stock: 0, runningCampaignIds: [] }).seen;
    expect(happened({ stock: 0, runningCampaignIds: ['1'] }, stopped)).toEqual({ began: [], ended: [] });
    expect(happened({}, stopped)).toEqual({ began: [], ended: ['outOfStock', 'campaignsStopped'] });
  });

  test('a sale that ends is another price', () => {
    const onSale = findEvents(SEEN, { ...LOOK, saleKopecks: 80_00 }).seen;
    expect(happened({}, onSale).began).toEqual(['priceChanged']);
  });

  test('what could not be read for a while is compared with what was known before', () => {
    const blind = { priceKopecks: null, saleKopecks: null, stock: null, runningCampaignIds: null };
    const { seen } = findEvents(SEEN, blind);
    expect(seen).toEqual(SEEN);
    expect(happened({ priceKopecks: 90_00, saleKopecks: 90_00 }, seen).began).toEqual(['priceChanged']);
  });

  test('a test begins with what there is: stopped campaigns have not stopped, an empty stock is one', () => {
    const { began, ended } = findEvents(undefined, { ...LOOK, runningCampaignIds: [], stock: 0 });
    expect({ began, ended }).toEqual({ began: ['outOfStock'], ended: [] });
  });
});
