import { describe, expect, it } from 'vitest';
import { shareOutMemory } from '../../server/src/platform/clickhouse/engine-memory.ts';
import { clickhouseConfig, clickhouseUsers } from './clickhouse-config.ts';

const config = (budgetMb: number, usersFile = '/d/users.xml') =>
  clickhouseConfig({ usersFile, backups: '/d/backups', memory: shareOutMemory(budgetMb, 2) });
const valueOf = (text: string, name: string) => new RegExp(`<${name}>(.*)</${name}>`).exec(text)?.[1];

describe('clickhouseConfig', () => {
  it('caps the memory of the node in bytes', () => {
    expect(valueOf(config(700), 'max_server_memory_usage')).toBe(String(1450 * 1024 ** 2));
  });

  it('keeps all caches together below the cap, from a small machine to a large one', () => {
    for (const budgetMb of [600, 700, 8000]) {
      const text = config(budgetMb);
      const bytes = [...text.matchAll(/cache_size>(\d+)</g)].map(([, value]) => Number(value));
      expect(bytes).toHaveLength(8);
      expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(budgetMb * 1024 ** 2);
    }
  });

  it('survives a folder with characters of XML', () => {
    expect(valueOf(config(700, '/a & b/<c>'), 'users_config')).toBe('/a &amp; b/&lt;c&gt;');
  });
});

describe('clickhouseUsers', () => {
  const users = clickhouseUsers({ passwordSha256: 'abc123', memory: shareOutMemory(700, 2) });

  it('ends statements before the node itself is full', () => {
    const [user, total] = [
      valueOf(users, 'max_memory_usage_for_user'),
      valueOf(config(700), 'max_server_memory_usage'),
    ];
    expect(Number(user)).toBeLessThan(Number(total) / 1.5);
  });

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
