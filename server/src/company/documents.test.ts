import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Language } from '@vitrina/contract/languages.ts';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { DOCUMENTS } from './frame-texts.ts';
import { getCompany } from './get-company.ts';
import { renderDocument } from './render-document.ts';
import { STORED_VALUES } from './stored-values.ts';

const ENGINES = { DATABASE_URL: 'postgres://nobody', CLICKHOUSE_URL: 'http://nobody' };
const SITE = 'https://vitrina.test/';
const COMPANY = {
  name: 'ООО <b>«Лавка & Ко»</b>',
  inn: '7701234567',
  ogrn: '1027700132195',
  address: 'Москва, "Тверская", 1',
  email: 'help@lavka.test',
};
const EVERY = Language.options.flatMap((language) => DOCUMENTS.map((name) => [language, name] as const));
const text = (language: Language, name: (typeof DOCUMENTS)[number]) =>
  readFileSync(path.join(import.meta.dirname, 'documents', language, `${name}.html`), 'utf8');

/** Headings of the second rank and list entries: the frame of a text in any language. */
const outline = (html: string) => [...html.matchAll(/<(h2|li|p|ul)\b/g)].map(([, tag]) => tag).join(' ');

describe('every document in every language', () => {
  it.each(EVERY)('%s %s is one page in its direction with one heading', (language, name) => {
    const page = renderDocument({ name, language, company: COMPANY, site: SITE });
    expect(page).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).not.toMatch(/\{\{|undefined|<script|style=/);
  });

  it.each(EVERY)('%s %s names the company, whatever letters it is written with', (language, name) => {
    const page = renderDocument({ name, language, company: COMPANY, site: SITE });
    expect(page).toContain('ООО &lt;b&gt;«Лавка &amp; Ко»&lt;/b&gt;');
    for (const fact of [COMPANY.inn, COMPANY.ogrn, 'Москва, &quot;Тверская&quot;, 1', COMPANY.email])
      expect(page).toContain(fact);
    expect(page).not.toContain('<b>');
  });

  it.each(EVERY)('%s %s leads to the others and to itself in the other languages', (language, name) => {
    const page = renderDocument({ name, language, company: COMPANY, site: SITE });
    for (const other of DOCUMENTS) expect(page).toContain(`href="${other}.html?lang=${language}"`);
    for (const other of Language.options) expect(page).toContain(`href="${name}.html?lang=${other}"`);
    expect(page.match(/aria-current="page"/g)).toHaveLength(2);
  });

  it.each(EVERY)('%s %s says the same as the Russian text, point by point', (language, name) => {
    expect(outline(text(language, name))).toBe(outline(text('ru', name)));
  });
});

it('a company without a number of one kind has no empty line for it', () => {
  const company = { ...COMPANY, ogrn: '' };
  expect(renderDocument({ name: 'user-agreement', language: 'ru', company, site: SITE })).not.toContain(
    'ОГРН',
  );
});

it('says that it is a sample until the operator has named their company', () => {
  const sample = (company: typeof COMPANY) =>
    renderDocument({ name: 'privacy-policy', language: 'en', company, site: SITE }).includes('class="note"');
  expect(sample(getCompany(readEnv(ENGINES)))).toBe(true);
  expect(sample(COMPANY)).toBe(false);
});

it('the cookie policy lists every stored value by its name', () => {
  const page = renderDocument({ name: 'cookie-policy', language: 'fr', company: COMPANY, site: SITE });
  const names = STORED_VALUES.flatMap((values) => values.names);
  for (const name of names) expect(page).toContain(`<code dir="ltr">${name}</code>`);
  expect(new Set(names).size).toBe(names.length);
});

it('a variable that is no address of mail is named at the start', () => {
  expect(() => readEnv({ ...ENGINES, COMPANY_EMAIL: 'nobody' })).toThrow('COMPANY_EMAIL');
});
