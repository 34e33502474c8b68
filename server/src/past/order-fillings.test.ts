import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseNext, nextSpan } from './order-fillings.ts';

const progress = (name: string, doneDays: number, days: number) => ({ name, doneDays, days });

test('the newest days of everything come before older days of anything', () => {
  const subjects = [progress('positions', 3, 28), progress('queries', 2, 400)];
  expect(chooseNext(subjects)?.name).toBe('queries');
});

test('of equally many days the subject that stands first goes first', () => {
  expect(chooseNext([progress('positions', 2, 28), progress('queries', 2, 400)])?.name).toBe('positions');
});

test('what is done is passed over, and nothing comes after the last', () => {
  expect(chooseNext([progress('positions', 28, 28), progress('queries', 57, 400)])?.name).toBe('queries');
  expect(chooseNext([progress('positions', 28, 28)])).toBeUndefined();
  expect(chooseNext([])).toBeUndefined();
});

test('a subject goes day by day, or by its steps', () => {
  expect(nextSpan({ doneDays: 4, days: 28 })).toEqual({ from: 4, to: 5 });
  expect(nextSpan({ doneDays: 14, days: 396 }, [14, 57])).toEqual({ from: 14, to: 57 });
  expect(nextSpan({ doneDays: 57, days: 396 }, [14, 57])).toEqual({ from: 57, to: 396 });
  expect(nextSpan({ doneDays: 0, days: 5 }, [14, 57])).toEqual({ from: 0, to: 5 });
});

const Subject = fc.record({
  days: fc.integer({ min: 0, max: 60 }),
  steps: fc.uniqueArray(fc.integer({ min: 1, max: 60 })).map((steps) => steps.toSorted((a, b) => a - b)),
});

test('whatever the subjects, each of their days is filled once, from the newest on', () => {
  fc.assert(
    fc.property(fc.array(Subject, { maxLength: 4 }), (given) => {
      const subjects = given.map((one) => ({ ...one, doneDays: 0, filled: [] as number[] }));
      for (let next = chooseNext(subjects); next !== undefined; next = chooseNext(subjects)) {
        const { from, to } = nextSpan(next, next.steps);
        expect(to).toBeGreaterThan(from);
        for (let day = from; day < to; day += 1) next.filled.push(day);
        next.doneDays = to;
      }
      for (const { days, filled } of subjects) {
        expect(filled).toEqual(Array.from({ length: days }, (_, day) => day));
      }
    }),
  );
});
