import { expect, it } from 'vitest';
import { scrubCrumb } from './scrub-crumb.ts';
import { scrubReport } from './scrub-report.ts';

const crumb = (category: string, more: object) => scrubCrumb({ category, timestamp: 5, ...more });

it('leaves of a report what is known to say nothing about people', () => {
  const full = {
    event_id: 'a1',
    timestamp: 5,
    platform: 'node',
    level: 'error' as const,
    release: 'v0.26.7',
    environment: 'production',
    transaction: 'POST /api/notes/addNote',
    server_name: 'host-of-ivan',
    user: { ip_address: '10.1.2.3', email: 'ivan@example.com' },
    request: {
      url: '/x',
      data: 'password=parole',
      cookies: { a: 'b' },
      headers: { Authorization: 'Bearer x' },
    },
    extra: { body: 'parole' },
    contexts: { device: { name: 'ivan' } },
    tags: { role: 'api', requestId: '3f0e-1', ip: '10.1.2.3', event: 'with spaces' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'ivan@example.com is away',
          mechanism: { type: 'generic', handled: false, data: { body: 'parole' } },
          stacktrace: {
            frames: [
              {
                filename: '/people/ivan/server/src/app.ts',
                function: 'Object.addNote',
                lineno: 3,
                colno: 4,
                in_app: true,
                vars: { password: 'parole' },
                context_line: "const key = 'parole'",
                abs_path: '/people/ivan',
              },
            ],
          },
        },
        { type: 'Иван', value: 'x' },
      ],
    },
  };
  expect(scrubReport(full)).toEqual({
    event_id: 'a1',
    timestamp: 5,
    platform: 'node',
    level: 'error',
    release: 'v0.26.7',
    environment: 'production',
    transaction: 'POST /api/notes/addNote',
    tags: { role: 'api', requestId: '3f0e-1' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: '*** is away',
          mechanism: { type: 'generic', handled: false },
          stacktrace: {
            frames: [
              {
                filename: 'app:///server/src/app.ts',
                function: 'Object.addNote',
                lineno: 3,
                colno: 4,
                in_app: true,
              },
            ],
          },
        },
        { type: 'Error', value: 'x' },
      ],
    },
  });
});

it('leaves of a click where it was, and none of its words', () => {
  const where =
    'body > div#root > button.m-1[aria-label="Delete "Ivan"] > Petrov"][title="Ivan"] > span.label';
  expect(crumb('ui.click', { message: where, data: { 'ui.component_name': 'Ivan' } })).toEqual({
    category: 'ui.click',
    timestamp: 5,
    message: 'body > div#root > button.m-1 > span.label',
  });
  expect(crumb('ui.input', { message: 'input[name="Ivan' })).toMatchObject({ message: 'input' });
  expect(crumb('ui.click', { message: 'a'.repeat(400) })?.message).toHaveLength(300);
});

it('leaves of a request its method, place and status', () => {
  const data = {
    method: 'POST',
    url: 'https://a/api/notes/addNote?code=x',
    status_code: 400,
    body: 'parole',
  };
  expect(crumb('fetch', { data })).toEqual({
    category: 'fetch',
    timestamp: 5,
    data: { method: 'POST', url: '/api/notes/addNote?code=*', status_code: 400 },
  });
});

it('leaves of a change of screen both places', () => {
  const data = { from: '/login?redirect=%2Fcabinets%2F5', to: '/cabinets/5', more: 'Ivan' };
  expect(crumb('navigation', { data })?.data).toEqual({ from: '/login?redirect=*', to: '/cabinets/*' });
});

it('leaves of the console a hidden line, and nothing of an unknown kind', () => {
  const data = { arguments: ['ivan@example.com'] };
  expect(crumb('console', { message: 'ivan@example.com is away', data })).toEqual({
    category: 'console',
    timestamp: 5,
    message: '*** is away',
  });
  expect(crumb('store', { message: 'Ivan' })).toBeNull();
});
