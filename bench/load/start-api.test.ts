import { expect, test } from 'vitest';
import { envOfEach } from './start-api.ts';

test('servers beside each other have the memory of the engine together', () => {
  const env = { CLICKHOUSE_MEMORY_MB: '6000', LOG_LEVEL: 'silent' };
  expect(envOfEach(env, 1)).toEqual(env);
  expect(envOfEach(env, 4)).toEqual({ CLICKHOUSE_MEMORY_MB: '1500', LOG_LEVEL: 'silent' });
});
