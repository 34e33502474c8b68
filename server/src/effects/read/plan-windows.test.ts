import { addDays, listDays } from '@vitrina/contract/dates.ts';
import { expect, test } from 'vitest';
import { planWindows } from './plan-windows.ts';

const CHANGE = { from: '2026-03-01', to: '2026-03-01' };
const days = (from: string, to: string) => listDays(from, to);
const ALL = days('2025-12-01', '2026-03-20');
const reason = (planned: ReturnType<typeof planWindows>) => ('unsaid' in planned ? planned.unsaid : planned);

test('28 days before, the day itself left out, and as many whole weeks after as there are', () => {
  const planned = planWindows(ALL, CHANGE, []);
  if ('unsaid' in planned) throw new Error(planned.unsaid.reason);
  const { preFrom, preTo, postFrom, postTo } = planned.windows;
  expect([ALL[preFrom], ALL[preTo - 1], ALL[postFrom], ALL[postTo - 1]]).toEqual([
    '2026-02-01',
    '2026-02-28',
    '2026-03-02',
    '2026-03-15',
  ]);
  expect(planned.daysAfter).toBe(14);
});

test('less than a week after is too early, and says when to come back', () => {
  expect(reason(planWindows(days('2025-12-01', '2026-03-07'), CHANGE, []))).toMatchObject({
    reason: 'tooEarly',
    day: '2026-03-09',
  });
});

test('another change before refuses, a later one shortens, one within a week refuses', () => {
  expect(reason(planWindows(ALL, CHANGE, ['2026-02-10']))).toMatchObject({
    reason: 'otherChange',
    day: '2026-02-10',
  });
  expect(reason(planWindows(ALL, CHANGE, ['2026-01-31', '2026-03-10']))).toMatchObject({ daysAfter: 7 });
  expect(reason(planWindows(ALL, CHANGE, ['2026-03-05']))).toMatchObject({
    reason: 'otherChange',
    day: '2026-03-05',
  });
});

test('a note of the day before or after is about the same', () => {
  expect(reason(planWindows(ALL, CHANGE, ['2026-02-28', '2026-03-01', '2026-03-02']))).toMatchObject({
    daysAfter: 14,
  });
});

test('days that were not collected: a short history, and holes', () => {
  expect(reason(planWindows(days('2026-02-10', '2026-03-20'), CHANGE, []))).toMatchObject({
    reason: 'tooFewDays',
    found: 19,
    needed: 28,
  });
  const holes = ALL.filter((day) => day < '2026-02-05' || day > '2026-02-09');
  expect(reason(planWindows(holes, CHANGE, []))).toMatchObject({ reason: 'gaps', found: 37, needed: 42 });
  const few = ALL.filter((day) => day !== '2026-02-05');
  expect(reason(planWindows(few, CHANGE, []))).toMatchObject({ daysAfter: 14 });
  expect(reason(planWindows([], CHANGE, []))).toMatchObject({ reason: 'tooFewDays', found: 0 });
  const ahead = { from: '2026-05-01', to: '2026-05-01' };
  expect(reason(planWindows(ALL, ahead, []))).toMatchObject({ reason: 'tooEarly', day: '2026-05-09' });
});

test('a change that was seen after days leaves all of them out', () => {
  const planned = planWindows(ALL, { from: '2026-03-01', to: '2026-03-03' }, []);
  if ('unsaid' in planned) throw new Error(planned.unsaid.reason);
  expect(ALL[planned.windows.postFrom]).toBe(addDays('2026-03-03', 1));
});
