import { describe, expect, it } from 'vitest';
import { clickhouseConfig, clickhouseUsers } from './clickhouse-config.ts';

const config = (maxMemoryMb: number, usersFile = '/d/users.xml') =>
  clickhouseConfig({ usersFile, backups: '/d/backups', maxMemoryMb });
const valueOf = (text: string, name: string) => new RegExp(`<${name}>(.*)</${name}>`).exec(text)?.[1];

describe('clickhouseConfig', () => {
  it('caps the memory of the node in bytes', () => {
    expect(valueOf(config(700), 'max_server_memory_usage')).toBe('734003200');
  });

  it('keeps all caches together below the cap, from a small machine to a large one', () => {
    for (const maxMemoryMb of [300, 700, 8000]) {
      const text = config(maxMemoryMb);
      const bytes = [...text.matchAll(/cache_size>(\d+)</g)].map(([, value]) => Number(value));
      expect(bytes).toHaveLength(8);
      expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(maxMemoryMb * 1024 ** 2);
    }
  });

  it('survives a folder with characters of XML', () => {
    expect(valueOf(config(700, '/a & b/<c>'), 'users_config')).toBe('/a &amp; b/&lt;c&gt;');
  });
});

describe('clickhouseUsers', () => {
  const users = clickhouseUsers({ passwordSha256: 'abc123', maxMemoryMb: 700 });
  const section = (name: string) => new RegExp(`\\n    <${name}>[^]*?\\n    </${name}>`, 'g');

  it('gives the product everything by a hashed password, from this machine', () => {
    const app = section('app').exec(users)?.[0] ?? '';
    expect(valueOf(app, 'password_sha256_hex')).toBe('abc123');
    expect(valueOf(app, 'ip')).toBe('127.0.0.1');
    expect(valueOf(app, 'query')).toBe('GRANT ALL ON *.*');
  });

  it('gives the user without a password the listener and two statements, nothing else', () => {
    const keeper = users.match(section('default'))?.at(-1) ?? '';
    expect(valueOf(keeper, 'query')).toBe('GRANT SYSTEM LISTEN ON *.*');
    expect(valueOf(keeper, 'quota')).toBe('keeper');
    expect(valueOf(users.match(section('keeper'))?.at(-1) ?? '', 'queries')).toBe('2');
  });
});
