import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Company } from '@vitrina/contract/company.ts';
import type { Language } from '@vitrina/contract/languages.ts';
import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import { type DocumentName, FRAME_TEXTS } from './frame-texts.ts';
import { LIFETIMES, STORED_VALUES } from './stored-values.ts';

// The day when a text of documents/ was last changed in its sense.
const REVISED = new Date('2026-11-29T00:00:00Z');

const LOCALES: Record<Language, string> = { ru: 'ru-RU', en: 'en-GB', fr: 'fr-FR', ar: 'ar-EG-u-nu-latn' };

export type DocumentOptions = { name: DocumentName; language: Language; company: Company; site: string };

/** The places of a text that are filled in; what comes from the configuration is text and never markup. */
export function fillIn({ name, language, company, site }: DocumentOptions): string {
  const text = readFileSync(path.join(import.meta.dirname, 'documents', language, `${name}.html`), 'utf8');
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  const places: Record<string, string> = {
    operator: `<bdi>${escapeHtml(company.name)}</bdi>`,
    email: `<a href="mailto:${escapeHtml(company.email)}" dir="ltr">${escapeHtml(company.email)}</a>`,
    site: `<span dir="ltr">${escapeHtml(new URL(site).host)}</span>`,
    revised: `<p class="date">${escapeHtml(FRAME_TEXTS[language].revised(day.format(REVISED)))}</p>`,
    details: drawDetails(language, company),
    stored: drawStored(language),
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_place, key: string) => {
    const value = places[key];
    if (value === undefined) throw new Error(`${language}/${name}.html has an unknown place: ${key}.`);
    return value;
  });
}

function drawDetails(language: Language, { name, inn, ogrn, address, email }: Company): string {
  const texts = FRAME_TEXTS[language];
  const rows = [
    ['', name],
    [texts.inn, inn],
    [texts.ogrn, ogrn],
    [texts.address, address],
    [texts.email, email],
  ].filter(([, value]) => value !== '');
  const lines = rows.map(([label = '', value = '']) =>
    [label === '' ? '' : `${escapeHtml(label)}: `, `<bdi>${escapeHtml(value)}</bdi>`].join(''),
  );
  return `<address>${lines.join('<br>\n')}</address>`;
}

function drawStored(language: Language): string {
  const { stored } = FRAME_TEXTS[language];
  const rows = STORED_VALUES.map(({ names, kind, purpose, lifetime }) => {
    const cells = [
      names.map((one) => `<code dir="ltr">${escapeHtml(one)}</code>`).join(' '),
      kind === 'cookie' ? 'cookie' : escapeHtml(stored.storage),
      escapeHtml(purpose[language]),
      escapeHtml(LIFETIMES[lifetime][language]),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const heads = [stored.name, stored.kind, stored.purpose, stored.lifetime];
  return `<div class="table"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>`;
}
