import { describe, expect, test } from 'vitest';
import { describeAgent } from './describe-agent.ts';
import { showNetwork } from './list-sessions.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a browser by its own words', () => {
  test.each([
    ['Chrome 140', 'Windows', `${WINDOWS} Chrome/140.0.0.0 Safari/537.36`],
    ['Yandex Browser 24', 'Windows', `${WINDOWS} Chrome/128.0.0.0 YaBrowser/24.10.0.0 Safari/537.36`],
    [
      'Safari 18',
      'macOS',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.1 Safari/605.1.15`,
    ],
    [
      'Safari 18',
      'iOS 18',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`,
    ],
    ['Firefox 131', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'],
    [null, null, 'curl/8.5'],
    [null, null, '<script>alert(1)</script>'],
    [null, null, ' '],
    [null, null, null],
  ])('%s on %s', (browser, system, userAgent) => {
    expect(describeAgent(userAgent)).toEqual({ browser, system });
  });

  test('a long invention stays short', () => {
    const { browser } = describeAgent(`${WINDOWS} Chrome/${'9'.repeat(250)}`);
    expect(browser?.length).toBeLessThanOrEqual(60);
  });
});

test.each([
  ['203.0.113', '203.0.113.*'],
  ['2001:db8:0:1', '2001:db8:0:1:*'],
  [null, null],
  ['', null],
])('the network %s is shown as %s', (network, shown) => {
  expect(showNetwork(network)).toBe(shown);
});
