import { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { expect, test } from 'vitest';
import { type Course, packCheck } from './course.ts';
import { inTurns } from './in-turns.ts';
import { beginState, judge, judgeStepwise } from './judge.ts';

const START = 1_780_000_000;
const STEP = 300;
const CHECKS = 200;
const QUERIES = 30;
const rule = AlertRule.parse({ scope: { kind: 'cabinet' }, change: { kind: 'falls', by: 10 } });

/** Every tenth check is a fall. */
const courses = new Map(
  Array.from({ length: QUERIES }, (_, query): [string, Course] => [
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
const steps = () => judgeStepwise(rule, courses, beginState(START), { until });

/** How often somebody else got a turn while work was done. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await work();
  clearImmediate(next);
  return turns;
}

test('the event loop runs between the queries and the firings of a rehearsal', async () => {
  const { firings } = judge(rule, courses, beginState(START), until);
  expect(firings).toHaveLength(CHECKS / 10);
  const turns = await countTurns(() => inTurns(steps(), 0));
  expect(turns).toBeGreaterThanOrEqual(QUERIES + firings.length);
});

test('in turns it says what it says at once', async () => {
  expect(await inTurns(steps(), 0)).toEqual(judge(rule, courses, beginState(START), until));
});
