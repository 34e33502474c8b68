import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hideHeaders, hideSecrets } from './hide-secrets.ts';

const SECRET = 'key 1&"2/ключ';

describe('hideSecrets', () => {
  test.each([
    ['plain', SECRET],
    ['in a URL', `https://a/?q=${encodeURIComponent(SECRET)}`],
    ['in a form', String(new URLSearchParams({ q: SECRET }))],
    ['in JSON', JSON.stringify({ q: SECRET })],
  ])('%s', (_name, text) => {
    const hidden = hideSecrets(text, [SECRET]);
    expect(hidden).toContain('[hidden]');
    for (const spelling of [SECRET, encodeURIComponent(SECRET), 'key+1', JSON.stringify(SECRET).slice(1, -1)])
      expect(hidden).not.toContain(spelling);
  });

  test('tokens that an answer brings, by their field or by their look', () => {
    expect(hideSecrets('{"access_token": "a\\"b", "expires_in": 1800}', [])).toBe(
      '{"access_token": "[hidden]", "expires_in": 1800}',
    );
    expect(hideSecrets('as eyJhbGciOiJFUzI1NiJ9.eyJzaWQiOiIxMjMifQ.c2ln, so', [])).toBe('as [hidden], so');
  });

  test('a code that a person brings back by the messenger', () => {
    expect(hideSecrets('{"text":"/start aB3_x-9","date":1}', [])).toBe('{"text":"/start [hidden]","date":1}');
  });

  test('no secret at all leaves the text as it is', () => {
    expect(hideSecrets('nothing to hide', ['', 'other'])).toBe('nothing to hide');
  });

  test('never leaves a secret behind, however secrets overlap', () => {
    const secrets = fc.array(fc.stringMatching(/^[a-c&+%]{3,8}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(secrets, fc.array(fc.nat({ max: 3 })), (known, order) => {
        const text = order.map((place) => known[place % known.length] ?? '').join(' - ');
        const hidden = hideSecrets(text, known);
        for (const secret of known) expect(hidden).not.toContain(secret);
      }),
    );
  });
});

test('headers that carry keys are hidden whole, others by value', () => {
  const headers = {
    Authorization: 'Basic YTpi',
    'Api-Key': 'k',
    'Set-Cookie': 'a=1',
    Referer: 'https://a/s3cret',
  };
  expect(hideHeaders(headers, ['s3cret'])).toEqual({
    Authorization: '[hidden]',
    'Api-Key': '[hidden]',
    'Set-Cookie': '[hidden]',
    Referer: 'https://a/[hidden]',
  });
});
