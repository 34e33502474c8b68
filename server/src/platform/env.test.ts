import { expect, test } from 'vitest';
import { listAddresses, readEnv } from './env.ts';

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
