import { getCompany } from '@vitrina/contract/company.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';

const LAVKA = { COMPANY_NAME: 'ООО «Лавка»', COMPANY_INN: '7701234567', COMPANY_EMAIL: 'help@lavka.test' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: LAVKA });
});
afterAll(() => app.close());

const open = (url: string) => app.server.fastify.inject(url);

test('anybody can read whose service it is', async () => {
  expect(await app.call(getCompany, {})).toMatchObject({
    name: 'ООО «Лавка»',
    inn: '7701234567',
    email: 'help@lavka.test',
  });
});

test('a document is a page in the language that is asked for, under the policy of all pages', async () => {
  const answer = await open('/documents/privacy-policy.html?lang=ar');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect(answer.body).toContain('<html lang="ar" dir="rtl">');
  expect(answer.body).toContain('ООО «Лавка»');
});

test('a document is Russian where nothing or nonsense is asked for', async () => {
  for (const query of ['', '?lang=xx', '?lang=en&lang=fr', '?lang[]=en'])
    expect((await open(`/documents/cookie-policy.html${query}`)).body).toContain(
      '<html lang="ru" dir="ltr">',
    );
});

test('what is no document is nothing', async () => {
  for (const name of ['rules.html', '..%2Fuser-agreement.html', 'ru/user-agreement.html'])
    expect((await open(`/documents/${name}`)).statusCode).toBe(404);
});

test('the documents are no part of the description of the API', async () => {
  const { paths } = z
    .object({ paths: z.record(z.string(), z.unknown()) })
    .parse((await open('/api/openapi.json')).json());
  expect(Object.keys(paths).length).toBeGreaterThan(100);
  expect(Object.keys(paths).filter((path) => path.includes('document'))).toEqual([]);
});
