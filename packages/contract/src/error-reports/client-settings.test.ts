import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ReportAddress, readClientSettings, writeClientSettings } from './client-settings.ts';

it.each([
  ['https://0123abcd@errors.example/1', true],
  ['http://key@127.0.0.1:9000/path/7', true],
  ['https://key:secret@errors.example/1', false],
  ['https://errors.example/1', false],
  ['https://key@errors.example/', false],
  ['https://key@errors.example/1" onload="x', false],
])('%s is an address of reports: %s', (address, isOne) => {
  expect(z.safeParse(ReportAddress, address).success).toBe(isOne);
});

it('a page reads what the server wrote, and nothing else', () => {
  const settings = { dsn: 'https://key@errors.example/1', sampleRate: 0.25, environment: 'production' };
  expect(readClientSettings(writeClientSettings(settings))).toEqual(settings);
  for (const content of [
    '',
    'x',
    'https://key@errors.example/1 2 production',
    'https://key@errors.example/1',
  ])
    expect(readClientSettings(content)).toBeUndefined();
});
