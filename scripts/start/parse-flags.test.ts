import { describe, expect, it } from 'vitest';
import { parseFlags } from './parse-flags.ts';

describe('parseFlags', () => {
  it('starts the demo on port 4400 of this machine alone', () => {
    expect(parseFlags([])).toEqual({
      port: 4400,
      host: '127.0.0.1',
      speed: 1,
      data: './data',
      demo: true,
      scenario: 'demo',
      dev: false,
    });
  });

  it('takes every flag, with a space or an equals sign', () => {
    const args = [
      '--port',
      '4500',
      '--host=0.0.0.0',
      '--speed=60',
      '--data',
      '/srv/v',
      '--no-demo',
      '--dev',
      '--scenario=month',
    ];
    expect(parseFlags(args)).toEqual({
      port: 4500,
      host: '0.0.0.0',
      speed: 60,
      data: '/srv/v',
      demo: false,
      scenario: 'month',
      dev: true,
    });
  });

  it.each([
    ['--port', 'abc'],
    ['--port', '0'],
    ['--port', '65535'],
    ['--port', '80.5'],
    ['--speed', '-1'],
    ['--speed', 'fast'],
    ['--data', ' '],
    ['--scenario', 'mouse'],
    ['--scenario', 'whole-market'],
  ])('refuses %s %s by a sentence that names the flag', (flag, value) => {
    expect(() => parseFlags([`${flag}=${value}`])).toThrow(flag);
  });

  it('refuses an unknown flag and a stray word', () => {
    expect(() => parseFlags(['--prot', '4500'])).toThrow('--prot');
    expect(() => parseFlags(['4500'])).toThrow('4500');
  });
});
