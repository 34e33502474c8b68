import { describe, expect, it } from 'vitest';
import { readBackupOrder, readRestoreOrder } from './read-backup-order.ts';

describe('readBackupOrder', () => {
  it.each([
    [['--to', '/b'], { kind: 'write', folder: '/b', isWithSecrets: false, data: './data' }],
    [
      ['--to', '/b', '--with-secrets', '--data', '/d'],
      { kind: 'write', folder: '/b', isWithSecrets: true, data: '/d' },
    ],
    [['--verify', '/b'], { kind: 'verify', folder: '/b' }],
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

it('a restore wants a folder', () => {
  expect(readRestoreOrder(['--from', '/b'])).toEqual({ folder: '/b', data: './data' });
  expect(() => readRestoreOrder([])).toThrow(/Name the folder/);
});
