import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { expect, test } from 'vitest';
import { chooseMoments } from './list-likely.ts';

const NIGHT = new Date('2026-03-09T21:00:00Z');
const at = (hours: number) => chooseMoments(NIGHT, new Date(NIGHT.getTime() + hours * HOUR_MS));

test.each([
  [0.5, { present: 0, evenings: [6, 14, 22] }],
  [9, { present: 2, evenings: [6, 14, 22] }],
  [19.9, { present: 6, evenings: [6, 14, 22] }],
  // This evening is over: the next one is looked at.
  [20.5, { present: 6, evenings: [14, 22, 30] }],
  // Yesterday's night, while the new one is being made.
  [24.4, { present: 7, evenings: [14, 22, 30] }],
])('%d hours after the night', (hours, expected) => expect(at(hours)).toEqual(expected));
