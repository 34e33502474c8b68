import { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { expect, test } from 'vitest';
import { inSlices } from '../../../platform/background/in-slices.ts';
import { beginState, judge, judgeStepwise } from './judge.ts';
import { type PlaceSeries, packCheck } from './place-series.ts';

const START = 1_780_000_000;
const STEP = 300;
const CHECKS = 200;
const QUERIES = 30;
const rule = AlertRule.parse({ scope: { kind: 'cabinet' }, change: { kind: 'falls', by: 10 } });

/** Every tenth check is a fall. */
const seriesByKey = new Map(
  Array.from({ length: QUERIES }, (_, query): [string, PlaceSeries] => [
    `q${query}`,
    {
      start: START,
      checks: Uint32Array.from({ length: CHECKS }, (_, index) =>
        packCheck(index * STEP, index % 10 === 9 ? 90 : 5),
      ),
    },
  ]),
);
const until = START + CHECKS * STEP;
const steps = () => judgeStepwise(rule, seriesByKey, beginState(START), { until });

/** How often somebody else got a turn while work was done. */
async function countSlices(work: () => Promise<unknown>): Promise<number> {
  let slices = 0;
  const slice = () => {
    slices += 1;
    next = setImmediate(slice);
  };
  let next = setImmediate(slice);
  await work();
  clearImmediate(next);
  return slices;
}

test('the event loop runs between the queries and the firings of a rehearsal', async () => {
  const { firings } = judge(rule, seriesByKey, beginState(START), until);
  expect(firings).toHaveLength(CHECKS / 10);
  const slices = await countSlices(() => inSlices(steps(), 0));
  expect(slices).toBeGreaterThanOrEqual(QUERIES + firings.length);
});

test('in slices it says what it says at once', async () => {
  expect(await inSlices(steps(), 0)).toEqual(judge(rule, seriesByKey, beginState(START), until));
});
