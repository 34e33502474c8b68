import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { describe, expect, it } from 'vitest';
import { measureDelay, wasRepeated } from './measure-delay.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);

describe('how long a picture took', () => {
  it('is the time from its order', () => {
    expect(measureDelay({ ordered_at: ago(2), doubted_at: null }, NOW)).toBe(120);
    expect(measureDelay({ ordered_at: ago(30), doubted_at: null }, NOW)).toBe(1800);
  });

  it('is not known of an order that was sent twice, nor of one whose end was not seen for longer than any import', () => {
    expect(measureDelay({ ordered_at: ago(10), doubted_at: ago(5) }, NOW)).toBeNull();
    expect(measureDelay({ ordered_at: ago(31), doubted_at: null }, NOW)).toBeNull();
    expect(measureDelay({ ordered_at: null, doubted_at: null }, NOW)).toBeNull();
  });

  it('is known after a doubt about an earlier order', () => {
    expect(wasRepeated({ ordered_at: ago(10), doubted_at: ago(20) })).toBe(false);
    expect(measureDelay({ ordered_at: ago(10), doubted_at: ago(20) }, NOW)).toBe(600);
  });
});
