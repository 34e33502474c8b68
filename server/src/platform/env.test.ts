import { expect, test } from 'vitest';
import { listAddresses, listShards, readEnv } from './env.ts';

const BOTH = { DATABASE_URL: 'postgres://a@127.0.0.1/b', CLICKHOUSE_URL: 'http://ch1:8123, http://ch2:8123' };

test('a cluster has the address of each node', () => {
  const { CLICKHOUSE_URL } = readEnv({ ...BOTH, CLICKHOUSE_CLUSTER: 'vitrina' });
  expect(listAddresses(CLICKHOUSE_URL)).toEqual(['http://ch1:8123', 'http://ch2:8123']);
});

test('several addresses without a cluster are refused, and so is one that is none', () => {
  expect(() => readEnv(BOTH)).toThrow('name their cluster in CLICKHOUSE_CLUSTER');
  const wrong = { ...BOTH, CLICKHOUSE_URL: 'http://ch1:8123,', CLICKHOUSE_CLUSTER: 'vitrina' };
  expect(() => readEnv(wrong)).toThrow('CLICKHOUSE_URL');
});

test('replicas of a shard stand between its commas, and have to be wanted', () => {
  const urls = {
    ...BOTH,
    CLICKHOUSE_URL: 'http://ch1:8123|http://ch2:8123, http://ch3:8123',
    CLICKHOUSE_CLUSTER: 'v',
  };
  const { CLICKHOUSE_URL } = readEnv({ ...urls, CLICKHOUSE_REPLICATED: 'on' });
  expect(listShards(CLICKHOUSE_URL)).toEqual([['http://ch1:8123', 'http://ch2:8123'], ['http://ch3:8123']]);
  expect(() => readEnv(urls)).toThrow('set CLICKHOUSE_REPLICATED to on');
  const one = { ...BOTH, CLICKHOUSE_URL: 'http://ch1:8123', CLICKHOUSE_REPLICATED: 'on' };
  expect(() => readEnv(one)).toThrow('name it in CLICKHOUSE_CLUSTER');
});
