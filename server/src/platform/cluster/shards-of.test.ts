import { expect, test } from 'vitest';
import { findMisplaced, shardsOf } from './shards-of.ts';

const place = (address: string, shard: string, replica: string) => ({ address, shard, replica });
const WELL = [
  [place('ch1', '1', 'a'), place('ch2', '1', 'b')],
  [place('ch3', '2', 'a'), place('ch4', '2', 'b')],
] as const;

test('a shard has one node or two', () => {
  expect(shardsOf(['a', ['b', 'c']])).toEqual([['a'], ['b', 'c']]);
  expect(() => shardsOf([['a', 'b', 'c']])).toThrow('2 replicas at most');
});

test('replicas of one shard under different names are in their places', () => {
  expect(findMisplaced(WELL)).toBeUndefined();
});

test.each([
  [[[place('ch1', '1', 'a'), place('ch3', '2', 'b')]], 'ch3 is of shard 2 and ch1 of shard 1'],
  [[[place('ch1', '1', 'a'), place('ch2', '1', 'a')]], 'ch1 and ch2 both call themselves replica a'],
  [[[place('ch1', '1', 'a')], [place('ch2', '1', 'b')]], 'ch2 and ch1 are both of shard 1'],
])('addresses that do not fit the macros are named', (shards, message) => {
  expect(findMisplaced(shards)).toContain(message);
});
