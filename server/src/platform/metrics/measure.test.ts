import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { measure } from './measure.ts';

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

function setUp() {
  const context = { metrics: new Registry(), log: createLog('silent') };
  return { context, scrape: async () => linesOf(await context.metrics.metrics()) };
}

test('values are read when somebody looks, each look anew', async () => {
  const { context, scrape } = setUp();
  let jobs = [{ labels: { queue: 'letters' }, value: 2 }];
  measure(context, { name: 'vitrina_waiting', help: 'Waiting.', labels: ['queue'] }, () => jobs);
  expect(await scrape()).toEqual(['vitrina_waiting{queue="letters"} 2']);
  jobs = [{ labels: { queue: 'exports' }, value: 1 }];
  expect(await scrape()).toEqual(['vitrina_waiting{queue="exports"} 1']);
});

test('nothing measured is no zero, with labels or without', async () => {
  const { context, scrape } = setUp();
  measure(context, { name: 'vitrina_age', help: 'Age.' }, () => []);
  measure(context, { name: 'vitrina_ages', help: 'Ages.', labels: ['of'] }, () => []);
  expect(await scrape()).toEqual([]);
});

test('what cannot be read is left out and noted, and the others are there', async () => {
  const { context, scrape } = setUp();
  const warn = vi.spyOn(context.log, 'warn');
  let isAway = false;
  const read = async () => {
    if (isAway) throw new Error('away');
    return [{ value: 7 }];
  };
  measure(context, { name: 'vitrina_rows', help: 'Rows.' }, read);
  measure(context, { name: 'vitrina_ready', help: 'Ready.' }, () => [{ value: 1 }]);
  expect(await scrape()).toEqual(['vitrina_rows 7', 'vitrina_ready 1']);
  expect(warn).not.toHaveBeenCalled();
  isAway = true;
  expect(await scrape()).toEqual(['vitrina_ready 1']);
  expect(warn).toHaveBeenCalledOnce();
  isAway = false;
  expect(await scrape()).toEqual(['vitrina_rows 7', 'vitrina_ready 1']);
});

test('work that is started anew in one process measures anew', async () => {
  const { context, scrape } = setUp();
  const start = (value: number) =>
    measure(context, { name: 'vitrina_rows', help: 'Rows.' }, () => [{ value }]);
  start(1);
  start(2);
  expect(await scrape()).toEqual(['vitrina_rows 2']);
});
