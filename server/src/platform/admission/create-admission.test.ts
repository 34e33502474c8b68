import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Applicant, createAdmission, type Weight } from './create-admission.ts';

const LIMITS = {
  places: 4,
  crowd: 5,
  crowdMs: 1000,
  patienceMs: { few: { small: 100, heavy: 50 }, crowd: { small: 20, heavy: 10 } },
  waiting: 10,
};
const of = (person: string, weight: Weight = 'small'): Applicant => ({ weight, groups: [person] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Who was let in, in order, and who was refused. */
function record(admission: ReturnType<typeof createAdmission>) {
  const within: { name: string; leave: () => void }[] = [];
  const refused: string[] = [];
  const ask = async (name: string, applicant: Applicant) => {
    const leave = await admission.enter(applicant);
    if (leave) within.push({ name, leave });
    else refused.push(name);
  };
  return { ask, inside: within, refused, names: () => within.map(({ name }) => name) };
}

describe('while there is room', () => {
  test('everybody comes in, whatever one person takes', async () => {
    const { ask, names } = record(createAdmission(LIMITS));
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => ask(name, of('one'))));
    expect(names()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('heavy requests leave places for small ones', async () => {
    const { ask, names } = record(createAdmission(LIMITS));
    const heavy = ['a', 'b', 'c'].map((name) => ask(name, of(name, 'heavy')));
    await ask('small', of('s'));
    expect(names()).toEqual(['a', 'b', 'small']);
    await vi.advanceTimersByTimeAsync(60);
    await Promise.all(heavy);
  });
});

describe('when it is full', () => {
  test('who waits too long is refused, the heavy ones first', async () => {
    const { ask, refused } = record(createAdmission(LIMITS));
    for (const name of ['a', 'b', 'c', 'd']) await ask(name, of(name));
    const waiting = [ask('heavy', of('x', 'heavy')), ask('small', of('y'))];
    await vi.advanceTimersByTimeAsync(60);
    expect(refused).toEqual(['heavy']);
    await vi.advanceTimersByTimeAsync(60);
    await Promise.all(waiting);
    expect(refused).toEqual(['heavy', 'small']);
  });

  test('a place goes to the small request before the heavy one that came earlier', async () => {
    const { ask, inside: within, names } = record(createAdmission(LIMITS));
    for (const name of ['a', 'b', 'c', 'd']) await ask(name, of(name));
    void ask('heavy', of('x', 'heavy'));
    void ask('small', of('y'));
    within[0]?.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(names().at(-1)).toBe('small');
  });

  test('a place goes to somebody else before one person gets more than a share', async () => {
    const { ask, inside: within, names } = record(createAdmission(LIMITS));
    for (const name of ['g1', 'g2', 'g3', 'g4']) await ask(name, of('greedy'));
    void ask('g5', of('greedy'));
    void ask('polite', of('polite'));
    within[0]?.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(names().at(-1)).toBe('polite');
    within[1]?.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(names().at(-1)).toBe('g5');
  });

  test('more places let those in who wait', async () => {
    const admission = createAdmission(LIMITS);
    const { ask, names } = record(admission);
    for (const name of ['a', 'b', 'c', 'd', 'e']) void ask(name, of(name));
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toHaveLength(4);
    admission.setPlaces(5);
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toHaveLength(5);
  });

  test('in a crowd nobody waits for long, and who came before it still has time', async () => {
    const { ask, refused } = record(createAdmission(LIMITS));
    for (const name of ['a', 'b', 'c', 'd']) await ask(name, of(name));
    for (let n = 0; n < 7; n += 1) void ask(`w${n}`, of(`w${n}`));
    await vi.advanceTimersByTimeAsync(25);
    expect(refused).toEqual(['w5', 'w6']);
    await vi.advanceTimersByTimeAsync(80);
    expect(refused).toHaveLength(7);
  });

  test('after a refusal nobody waits for long, however few they are, until a second has passed without one', async () => {
    const { ask, refused } = record(createAdmission(LIMITS));
    for (const name of ['a', 'b', 'c', 'd']) await ask(name, of(name));
    void ask('first', of('x'));
    await vi.advanceTimersByTimeAsync(105);
    expect(refused).toEqual(['first']);
    void ask('second', of('x'));
    await vi.advanceTimersByTimeAsync(25);
    expect(refused).toEqual(['first', 'second']);
    await vi.advanceTimersByTimeAsync(1000);
    void ask('third', of('x'));
    await vi.advanceTimersByTimeAsync(95);
    expect(refused).toEqual(['first', 'second']);
    await vi.advanceTimersByTimeAsync(10);
    expect(refused.at(-1)).toBe('third');
  });

  test('a refused heavy request takes no time away from small ones', async () => {
    const { ask, inside: within, refused, names } = record(createAdmission(LIMITS));
    for (const name of ['a', 'b', 'c', 'd']) await ask(name, of(name));
    void ask('heavy', of('x', 'heavy'));
    await vi.advanceTimersByTimeAsync(55);
    void ask('small', of('y'));
    await vi.advanceTimersByTimeAsync(90);
    expect(refused).toEqual(['heavy']);
    within[0]?.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(names().at(-1)).toBe('small');
  });

  test('heavy requests beyond the capacity are refused within their short wait', async () => {
    const admission = createAdmission(LIMITS);
    const waited: number[] = [];
    const requested: Promise<void>[] = [];
    const one = async () => {
      const begun = performance.now();
      const leave = await admission.enter(of('x', 'heavy'));
      if (leave) setTimeout(leave, 40);
      else waited.push(performance.now() - begun);
    };
    for (let n = 0; n < 300; n += 1) {
      requested.push(one());
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all(requested);
    expect(waited.length).toBeGreaterThan(100);
    // Until the first refusal nobody knows that it is more than a page's worth.
    const { few, crowd } = LIMITS.patienceMs;
    expect(waited.filter((ms) => ms > crowd.heavy).length).toBeLessThanOrEqual(few.heavy / 10);
  });

  test('no more wait than may', async () => {
    const { ask, refused } = record(createAdmission(LIMITS));
    for (const name of ['a', 'b', 'c', 'd']) await ask(name, of(name));
    for (let n = 0; n < 12; n += 1) void ask(`w${n}`, of(`w${n}`));
    await vi.advanceTimersByTimeAsync(0);
    expect(refused).toEqual(['w10', 'w11']);
  });

  test('a place that is given back twice is one place', async () => {
    const admission = createAdmission(LIMITS);
    const leave = await admission.enter(of('a'));
    leave?.();
    leave?.();
    expect(admission.load()).toEqual({ inside: 0, waiting: 0 });
  });
});

test('in any order of coming and leaving no limit is passed, and in the end everything is free', async () => {
  const step = fc.oneof(
    fc.record({ person: fc.constantFrom('a', 'b', 'c'), weight: fc.constantFrom<Weight>('small', 'heavy') }),
    fc.record({ leaves: fc.nat(20) }),
    fc.record({ passes: fc.integer({ min: 1, max: 120 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const admission = createAdmission(LIMITS);
      const within: { weight: Weight; leave: () => void }[] = [];
      const requested: Promise<void>[] = [];
      for (const one of steps) {
        if ('person' in one) {
          const entering = admission.enter(of(one.person, one.weight));
          requested.push(
            entering.then((leave) => void (leave && within.push({ weight: one.weight, leave }))),
          );
          await vi.advanceTimersByTimeAsync(0);
        } else if ('leaves' in one) within.splice(one.leaves, 1)[0]?.leave();
        else await vi.advanceTimersByTimeAsync(one.passes);
        await vi.advanceTimersByTimeAsync(0);
        expect(admission.load().inside).toBe(within.length);
        expect(within.length).toBeLessThanOrEqual(LIMITS.places);
        expect(within.filter(({ weight }) => weight === 'heavy').length).toBeLessThanOrEqual(
          LIMITS.places / 2,
        );
      }
      await vi.advanceTimersByTimeAsync(1000);
      await Promise.all(requested);
      for (const { leave } of within) leave();
      expect(admission.load()).toEqual({ inside: 0, waiting: 0 });
    }),
  );
});
