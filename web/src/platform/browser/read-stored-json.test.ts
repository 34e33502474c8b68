import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readStoredJson } from './read-stored-json.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['absent', null, undefined],
  ['cut off', '{"id":', undefined],
  ['of another shape', '{"id":"7"}', undefined],
  ['null', 'null', undefined],
  ['right, with more than is trusted', '{"id":7,"name":"old"}', { id: 7 }],
])('a stored value that is %s reads as what can be trusted', (_what, text, value) => {
  vi.stubGlobal('localStorage', { getItem: () => text });
  expect(readStoredJson('cabinet', z.object({ id: z.int() }))).toEqual(value);
});
