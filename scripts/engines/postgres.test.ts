import { describe, expect, it } from 'vitest';
import { initdbArguments, postgresArguments } from './postgres-arguments.ts';
import { postgresLinks } from './postgres-links.ts';
import { parsePostmaster } from './postmaster.ts';

describe('postgresArguments', () => {
  const settings = { cluster: '/data/cluster', port: 5555, isDurable: true };

  it('listens on this machine alone and without socket files', () => {
    const text = postgresArguments(settings).join(' ');
    expect(text).toContain('-D /data/cluster -p 5555');
    expect(text).toContain('-c listen_addresses=127.0.0.1');
    expect(text).toContain('-c unix_socket_directories= ');
  });

  it.each([
    [true, 'on'],
    [false, 'off'],
  ])('durable %s: synchronous commit and fsync %s', (isDurable, value) => {
    const args = postgresArguments({ ...settings, isDurable });
    expect(args).toContain(`synchronous_commit=${value}`);
    expect(args).toContain(`fsync=${value}`);
  });
});

describe('initdbArguments', () => {
  it('asks for a password by SCRAM from the first connection', () => {
    expect(initdbArguments('/d', '/p', 'icu')).toEqual(
      expect.arrayContaining(['--auth=scram-sha-256', '--pwfile=/p', '--encoding=UTF8', '--locale=C']),
    );
  });

  it('compares text by Unicode with and without ICU', () => {
    expect(initdbArguments('/d', '/p', 'icu')).toContain('--icu-locale=und');
    expect(initdbArguments('/d', '/p', 'builtin')).toContain('--builtin-locale=C.UTF-8');
  });
});

describe('postgresLinks', () => {
  it('points from the short name to the file beside it', () => {
    const packed = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    expect(postgresLinks('/package', packed)).toEqual([
      { at: '/package/native/lib/libpq.so.5', to: 'libpq.so.5.18' },
    ]);
  });

  it('stays relative across folders', () => {
    const packed = [{ source: 'native/share/a', target: 'native/lib/a' }];
    expect(postgresLinks('/package', packed)[0]?.to).toBe('../share/a');
  });
});

describe('parsePostmaster', () => {
  const file = (state: string) =>
    ['480', '/data/cluster', '1795252898', '38147', '', '127.0.0.1', '  3407990  65536', state, ''].join(
      '\n',
    );

  it('reads the pid, the port and the state', () => {
    expect(parsePostmaster(file('ready   '))).toEqual({ pid: 480, port: 38_147, isReady: true });
    expect(parsePostmaster(file('starting'))?.isReady).toBe(false);
  });

  it('takes a half-written file as not ready, an empty one as nobody', () => {
    expect(parsePostmaster('480\n/data')?.isReady).toBe(false);
    expect(parsePostmaster('')).toBeUndefined();
  });
});
