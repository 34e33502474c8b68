import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { describeForPage } from './describe-for-page.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const open = (url: string) => app.server.fastify.inject({ method: 'GET', url });

test('the page for people shows the description that programs read, and needs nothing of another host', async () => {
  const page = await open('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Vitrina API</title>');
  const files = [...page.body.matchAll(/(?:src|href)="(?<file>[^"]+)"/g)].map(
    ({ groups }) => groups?.['file'] ?? '',
  );
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    expect(file).toMatch(/^\/api\/docs\//);
    expect((await open(file)).statusCode).toBe(200);
  }
  const forPrograms = JSON.parse((await open('/api/openapi.json')).body) as Record<string, unknown>;
  expect(JSON.parse((await open('/api/docs/json')).body)).toEqual(describeForPage(forPrograms));
});

test('its policy lets it load and call nothing but this server', async () => {
  const policy = String((await open('/api/docs')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:|\*/);
  // Elsewhere pages are as strict as before.
  const elsewhere = String((await open('/api/openapi.json')).headers['content-security-policy']);
  expect(elsewhere).not.toContain('unsafe-inline');
});

test('what is no file of it is nothing', async () => {
  for (const name of [
    'yaml',
    'yaml?a=b',
    'static/other.js',
    'static/..%2F..%2Fpackage.json',
    '..%2F..%2Fserver',
  ])
    expect((await open(`/api/docs/${name}`)).statusCode).toBe(404);
});
