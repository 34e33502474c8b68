import { expect, test } from 'vitest';
import { firstGuess, floorPxOf, roomOf } from './first-guess.ts';

const UNKNOWN = {
  expectedRows: undefined,
  remembered: undefined,
  pageSize: undefined,
  rowHeight: 42,
  room: 1000,
  isRoomOwn: false,
};

test('what the screen expects goes before what came the last time, and that before a full page', () => {
  expect(firstGuess({ ...UNKNOWN, expectedRows: 2, remembered: 9, pageSize: 10 })).toBe(2);
  expect(firstGuess({ ...UNKNOWN, remembered: 9, pageSize: 10 })).toBe(9);
  expect(firstGuess({ ...UNKNOWN, pageSize: 10 })).toBe(10);
  expect(firstGuess(UNKNOWN)).toBe(8);
});

test('no more rows than a page has and the window shows, and never none', () => {
  expect(firstGuess({ ...UNKNOWN, remembered: 90, pageSize: 20 })).toBe(20);
  expect(firstGuess({ ...UNKNOWN, pageSize: 100 })).toBe(24);
  expect(firstGuess({ ...UNKNOWN, remembered: 0 })).toBe(1);
  expect(firstGuess({ ...UNKNOWN, remembered: Number('broken') })).toBe(8);
});

test('a table that scrolls in a room of its own takes all of it until something is known', () => {
  expect(firstGuess({ ...UNKNOWN, room: 420, isRoomOwn: true })).toBe(10);
  expect(firstGuess({ ...UNKNOWN, room: 420, isRoomOwn: true, remembered: 3 })).toBe(3);
});

test('the room of the header and the rows is kept, or that of the cards, where rows were waited for', () => {
  const waiting = { firstRows: undefined, isCards: false, cardsPx: 700, count: 3, rowHeight: 42 };
  expect(floorPxOf(waiting)).toBe(170);
  expect(floorPxOf({ ...waiting, isCards: true })).toBe(700);
  expect(floorPxOf({ ...waiting, firstRows: 0 })).toBe(0);
  expect(floorPxOf({ ...waiting, firstRows: 0, isCards: true })).toBe(0);
});

test('a height in pixels is a room of its own, any other leaves the table that of the window', () => {
  expect(roomOf(420, 900)).toEqual({ room: 420, isRoomOwn: true });
  for (const height of ['50vh', undefined])
    expect(roomOf(height, 900)).toEqual({ room: 900, isRoomOwn: false });
});

test('a row that is cut off by the end of the room counts', () => {
  expect(firstGuess({ ...UNKNOWN, room: 421, isRoomOwn: true })).toBe(11);
});
