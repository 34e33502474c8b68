import { describe, expect, it, test } from 'vitest';
import { draftOf, findFault, lengthOf, momentOf, type NoteDraft, parseTypedTime } from './note-draft.ts';

const NOW = new Date('2026-03-02T22:30:00Z'); // 01:30 of 3 March in Moscow
const DRAFT: NoteDraft = { day: '10.02.2026', time: '12:41', text: 'Новое фото' };

test.each([
  ['9', 540],
  ['09', 540],
  ['9:30', 570],
  ['9.30', 570],
  ['9 30', 570],
  ['930', 570],
  [' 0930 ', 570],
  ['00:00', 0],
  ['23:59', 1439],
])('%j is a time of the day', (text, minutes) => {
  expect(parseTypedTime(text)).toBe(minutes);
});

test.each(['', '24', '24:00', '12:60', '12:5', '1:2:3', 'утром', '-1', '12345'])('%j is no time', (text) => {
  expect(parseTypedTime(text)).toBeUndefined();
});

describe('a moment', () => {
  it('is of Moscow, whatever the zone of the browser, also where its day is not the day of UTC', () => {
    expect(momentOf(DRAFT)).toBe('2026-02-10T09:41:00.000Z');
    expect(momentOf({ ...DRAFT, time: '01:00' })).toBe('2026-02-09T22:00:00.000Z');
  });

  it.each(['ru', 'en', 'fr', 'ar'] as const)(
    'goes into the fields and comes back the same (%s)',
    (language) => {
      for (const at of ['2026-02-09T22:00:00.000Z', '2026-02-10T20:59:00.000Z']) {
        expect(momentOf(draftOf(at, '', language))).toBe(at);
      }
    },
  );

  it('in the middle of a minute is that minute', () => {
    expect(draftOf('2026-02-10T09:41:59.999Z', '', 'ru')).toEqual({
      day: '10.02.2026',
      time: '12:41',
      text: '',
    });
  });
});

describe('what cannot be sent', () => {
  it.each<[Partial<NoteDraft>, ReturnType<typeof findFault>]>([
    [{}, undefined],
    [{ day: '31.02.2026' }, { field: 'day', why: 'unreadable' }],
    [{ day: '31.12.2019' }, { field: 'day', why: 'outOfRange' }],
    [{ day: '01.01.2020' }, undefined],
    [{ day: '03.03.2027' }, undefined],
    [{ day: '04.03.2027' }, { field: 'day', why: 'outOfRange' }],
    [{ time: '25:00' }, { field: 'time', why: 'unreadable' }],
    [{ text: ' \n ' }, { field: 'text', why: 'empty' }],
    // One at a time, from the top.
    [
      { day: '', time: '', text: '' },
      { field: 'day', why: 'unreadable' },
    ],
  ])('%j', (change, fault) => {
    expect(findFault({ ...DRAFT, ...change }, NOW)).toEqual(fault);
  });
});

test('spaces around a text do not count', () => {
  expect(lengthOf({ ...DRAFT, text: '  да \n' })).toEqual({ current: 2, maximum: 500 });
});

test('a day without a time names no moment, nor does a time without a day', () => {
  const text = 'Скидка';
  expect(momentOf({ day: '05.02.2026', time: 'x', text })).toBeUndefined();
  expect(momentOf({ day: 'x', time: '9:30', text })).toBeUndefined();
  expect(momentOf({ day: '05.02.2026', time: '9:30', text })).toBe('2026-02-05T06:30:00.000Z');
});
