import { describe, expect, it } from 'vitest';
import { readBackupOrder, readRestoreOrder } from './read-backup-order.ts';

describe('readBackupOrder', () => {
  it.each([
    [['--to', '/b'], { kind: 'write', place: '/b', isWithSecrets: false, data: './data' }],
    [
      ['--to', '/b', '--with-secrets', '--data', '/d'],
      { kind: 'write', place: '/b', isWithSecrets: true, data: '/d' },
    ],
    [['--to', 's3://b/a'], { kind: 'write', place: 's3://b/a', isWithSecrets: false, data: './data' }],
    [['--verify', '/b'], { kind: 'verify', place: '/b' }],
  ])('reads %j', (args, order) => {
    expect(readBackupOrder(args)).toEqual(order);
  });

  it.each([[[]], [['--to', '/b', '--verify', '/b']], [['--to', '']], [['--verify', '/b', '--with-secrets']]])(
    'refuses %j',
    (args) => {
      expect(() => readBackupOrder(args)).toThrow(/Name one folder/);
    },
  );
});

it('a restore wants a place', () => {
  expect(readRestoreOrder(['--from', '/b'])).toEqual({ place: '/b', data: './data' });
  expect(() => readRestoreOrder([])).toThrow(/Name the folder/);
});
