import { describe, expect, test } from 'vitest';
import { chooseMoment, findMoment, isShelfChosen, listAgainst } from './choose-moment.ts';
import { momentOf } from './shelf-samples.ts';

describe('moments', () => {
  const hours = Array.from({ length: 30 }, (_, ago) =>
    momentOf(new Date(Date.parse('2026-03-02T12:00:00Z') - ago * 3_600_000).toISOString()),
  );

  test('an address without a moment, or with one that is not kept, opens the newest', () => {
    expect(chooseMoment(hours, '')).toBe(hours[0]);
    expect(chooseMoment(hours, hours[4]?.takenAt ?? '')).toBe(hours[4]);
    expect(chooseMoment(hours, 'yesterday')).toBe(hours[0]);
    expect(chooseMoment([], '')).toBeUndefined();
  });

  test('are compared with an hour and a day before; never with a later one', () => {
    const ago = (index: number) =>
      listAgainst(hours, hours[index] ?? momentOf('')).map((moment) => hours.indexOf(moment));
    expect(ago(0)).toEqual([1, 24]);
    expect(ago(4)).toEqual([5, 28]);
    expect(ago(29)).toEqual([]);
  });
});

describe('moments of uneven looks', () => {
  const at = '2026-03-20T12:00:00.000Z';
  const ago = (minutes: number) => momentOf(new Date(Date.parse(at) - minutes * 60_000).toISOString());
  const HOUR = 60;
  const DAY = 24 * HOUR;
  const against = (...minutes: number[]) =>
    listAgainst(minutes.map(ago), ago(0)).map(
      ({ takenAt }) => (Date.parse(at) - Date.parse(takenAt)) / 60_000,
    );

  test('the one before is offered however near or far it is', () => {
    expect(against(5)).toEqual([5]);
    expect(against(0, 5, 60)).toEqual([5, 60]);
    expect(against(4 * DAY)).toEqual([4 * DAY]);
  });

  test('one that is off by up to half of its age stands for an hour, a day and a week ago', () => {
    expect(against(5, 90)).toEqual([5, 90]);
    expect(against(5, 91)).toEqual([5]);
    expect(against(5, 30)).toEqual([5, 30]);
    expect(against(5, 36 * HOUR)).toEqual([5, 36 * HOUR]);
    expect(against(5, 36 * HOUR + 1)).toEqual([5]);
    expect(against(5, 10.5 * DAY)).toEqual([5, 10.5 * DAY]);
    expect(against(5, 10.5 * DAY + 1)).toEqual([5]);
  });

  test('of several the nearest one', () => {
    expect(against(5, 40, 70, 85)).toEqual([5, 70]);
    expect(against(5, 20 * HOUR, 25 * HOUR, 6 * DAY, 7 * DAY, 8 * DAY)).toEqual([5, 25 * HOUR, 7 * DAY]);
  });
});

test('a shelf is asked for with a query and a city', () => {
  const isRequested = (query: string, city: number) => isShelfChosen({ query, city });
  expect([isRequested('чай', 1), isRequested('чай', 0), isRequested('  ', 213), isRequested('', 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('nothing is compared with unless the address names a moment that is kept', () => {
  const moment = momentOf('2026-03-02T12:00:00.000Z');
  const other = momentOf('2026-03-02T11:00:00.000Z');
  expect(findMoment([moment, other], other.takenAt)).toBe(other);
  expect([findMoment([moment], ''), findMoment([moment], 'x')]).toEqual([undefined, undefined]);
});
