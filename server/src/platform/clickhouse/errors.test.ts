import { ClickHouseError } from '@clickhouse/client';
import { expect, test } from 'vitest';
import { findClickHouseTrouble } from './errors.ts';

const ofEngine = (type: string, message: string) => new ClickHouseError({ code: '1', type, message });
const memory = (whose: string) =>
  ofEngine('MEMORY_LIMIT_EXCEEDED', `${whose} memory limit exceeded: would use 701.20 MiB`);
const ofSystem = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  ['a shutdown', ofEngine('ABORTED', 'The server is shutting down due to a fatal error'), 'away'],
  ['a refused connection', ofSystem('ECONNREFUSED'), 'away'],
  ['a reset', ofSystem('ECONNRESET'), 'away'],
  ['half of an answer', new Error('premature close'), 'away'],
  ['silence', new Error('The user aborted a request.'), 'away'],
  ['the limit of the node', memory('(total)'), 'full'],
  ['the limit of all statements', memory('User'), 'full'],
  ['too many at once', ofEngine('TOO_MANY_SIMULTANEOUS_QUERIES', 'x'), 'full'],
  ['a full disk', ofEngine('NOT_ENOUGH_SPACE', 'Cannot reserve 1.00 MiB, not enough space.'), 'full'],
  ['the limit of the statement', memory('Query'), 'tooHeavy'],
  ['its time', ofEngine('TIMEOUT_EXCEEDED', 'x'), 'tooHeavy'],
  ['a replica that is away', ofEngine('TOO_FEW_LIVE_REPLICAS', 'x'), 'away'],
  [
    'a replica that does not answer',
    ofEngine(
      'TIMEOUT_EXCEEDED',
      'ReplicatedDatabase DDL task /databases/1/log/query-0000000007 is not finished on 1 of 2 hosts',
    ),
    'away',
  ],
  ['a mistake of ours', ofEngine('SYNTAX_ERROR', 'x'), undefined],
  ['any other error', new Error('x'), undefined],
  ['no error', 'x', undefined],
])('%s', (_, error, trouble) => expect(findClickHouseTrouble(error)).toBe(trouble));
