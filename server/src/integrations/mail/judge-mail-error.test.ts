import { expect, test } from 'vitest';
import { judgeMailError } from './judge-mail-error.ts';

const failed = (more: object) => Object.assign(new Error('no'), more);

test.each([
  [{ responseCode: 400 }, 'deferred'],
  [{ responseCode: 499, code: 'EENVELOPE' }, 'deferred'],
  [{ responseCode: 399, code: 'EMESSAGE' }, 'refused'],
  [{ responseCode: 500, code: 'EENVELOPE' }, 'refused'],
  [{ responseCode: 535, code: 'EAUTH' }, 'unauthorized'],
  [{ code: 'ENOAUTH' }, 'unauthorized'],
  [{ code: 'ETIMEDOUT' }, 'timeout'],
  [{ code: 'ECONNREFUSED' }, 'unreachable'],
  [{}, 'unreachable'],
])('%j is %s', (error, outcome) => {
  expect(judgeMailError(failed(error))).toEqual({ outcome, message: 'no' });
});

test('whatever is thrown has a sentence', () => {
  expect(judgeMailError('away')).toEqual({ outcome: 'unreachable', message: 'away' });
});
