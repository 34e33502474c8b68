import { expect, test } from 'vitest';
import { judgeAnswer, type RawAnswer } from './judge-answer.ts';

const judge = (answer: Partial<RawAnswer>) =>
  judgeAnswer({
    status: 200,
    location: null,
    retryAfter: null,
    date: null,
    setCookies: [],
    body: '{}',
    ...answer,
  });
const outcomeOf = (answer: Partial<RawAnswer>) => judge(answer).outcome;

test.each([
  [200, 'ok'],
  [201, 'drift'],
  [299, 'drift'],
  [300, 'blocked'],
  [399, 'blocked'],
  [400, 'drift'],
  [403, 'blocked'],
  [404, 'absent'],
  [429, 'rateLimited'],
  [499, 'drift'],
  [500, 'serverError'],
  [503, 'serverError'],
])('status %i is %s', (status, outcome) => {
  expect(outcomeOf({ status })).toBe(outcome);
});

test('a redirect into a category is followed, whether it names the page or the address of its JSON', () => {
  const path = '/category/chay-1/?from=search';
  expect(judge({ status: 302, location: path })).toEqual({ outcome: 'category', path });
  expect(judge({ status: 302, location: `/api/page?url=${encodeURIComponent(path)}` })).toEqual({
    outcome: 'category',
    path,
  });
});

test('other redirects are a captcha or a block', () => {
  expect(outcomeOf({ status: 302, location: '/captcha.html' })).toBe('captcha');
  expect(outcomeOf({ status: 302, location: '/login' })).toBe('blocked');
  expect(outcomeOf({ status: 302, location: 'http://[' })).toBe('blocked');
});

test('a page instead of data is a captcha where it says so', () => {
  expect(outcomeOf({ body: ' <html>передвиньте ползунок' })).toBe('captcha');
  expect(outcomeOf({ body: '<html>' })).toBe('blocked');
  expect(outcomeOf({ status: 403, body: '<html>captcha.html' })).toBe('captcha');
});

test('an incident in JSON is a block, a page of widgets that speaks of one is not', () => {
  expect(outcomeOf({ body: '{"incidentId":"1","title":"antibot"}' })).toBe('blocked');
  expect(outcomeOf({ body: '{"title":"antibot","widgetStates":{}}' })).toBe('ok');
  expect(outcomeOf({ body: `{"a":"${'x'.repeat(1024)}antibot"}` })).toBe('ok');
  expect(outcomeOf({ body: '{' })).toBe('drift');
});

test.each([
  ['7', null, 7000],
  [' 999999 ', null, 999_999_000],
  ['1000000', null, null],
  ['Mon, 02 Mar 2026 09:00:30 GMT', 'Mon, 02 Mar 2026 09:00:00 GMT', 30_000],
  ['Mon, 02 Mar 2026 09:00:00 GMT', 'Mon, 02 Mar 2026 09:00:30 GMT', 0],
  ['Mon, 02 Mar 2026 09:00:30 GMT', null, null],
  ['soon', null, null],
  [null, null, null],
])('Retry-After %s by the clock of %s is %s ms', (retryAfter, date, retryAfterMs) => {
  expect(judge({ status: 429, retryAfter, date })).toMatchObject({ retryAfterMs });
  expect(judge({ status: 403, retryAfter, date })).toMatchObject({ retryAfterMs });
});
