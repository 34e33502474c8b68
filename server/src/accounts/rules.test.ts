import { describe, expect, it } from 'vitest';
import { judgeRefresh, networkOf, REFRESH_GRACE_SECONDS } from './rules.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113'],
    ['::ffff:203.0.113.77', '203.0.113'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::5', '2001:db8:0:0'],
    ['2001:db8:0000:0001::', '2001:db8:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::1:2:3:4:5:6:7', '0:1:2:3'],
  ])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('judgeRefresh', () => {
  it('rotates the present token however old it is', () => expect(judgeRefresh(true, 1e6)).toBe('rotate'));
  it('forgives the replaced one up to the grace', () =>
    expect(judgeRefresh(false, REFRESH_GRACE_SECONDS)).toBe('grace'));
  it('takes it for stolen after that', () =>
    expect(judgeRefresh(false, REFRESH_GRACE_SECONDS + 0.1)).toBe('stolen'));
});
