import { Language } from '@vitrina/contract/languages.ts';
import { describe, expect, it } from 'vitest';
import { renderText } from './queue-mail.ts';
import { renderHtml } from './render-html.ts';
import { ACCOUNT_LETTERS } from './texts/account-letters.ts';
import type { LetterFacts, LetterName } from './texts/letter-facts.ts';
import { sayMinutes, writeLetter } from './write-letter.ts';

const CONTEXT = { env: { PUBLIC_URL: 'https://vitrina.test/' } } as Parameters<typeof writeLetter>[0];
const CODE = 'AbCdEfGh0123456789Zz';
const FACTS: LetterFacts = {
  verifyEmail: { code: CODE },
  changeEmail: { code: CODE },
  emailChanged: { newEmail: 'new@example.test' },
  addressTaken: {},
  recovery: { code: CODE },
  changePassword: { code: CODE },
  passwordChanged: {},
  messengerConnected: { username: 'anna' },
  tokenCreated: { tokenName: 'Отчёты' },
};

const NAMES = Object.keys(ACCOUNT_LETTERS.ru.letters) as LetterName[];
const EVERY = Language.options.flatMap((language) => NAMES.map((name) => [language, name] as const));

function countOf(text: string, piece: string): number {
  return text.split(piece).length - 1;
}

describe('every letter in every language', () => {
  it.each(EVERY)('%s %s has one button that leads into the product', (language, name) => {
    const html = renderHtml(language, writeLetter(CONTEXT, language, name, FACTS[name]));
    expect(countOf(html, '<a ')).toBe(1);
    expect(html).toMatch(/<a href="https:\/\/vitrina\.test\/[\w/-]+"/);
  });

  it.each(EVERY)('%s %s has the code in its link and last in its text, or none at all', (language, name) => {
    const letter = writeLetter(CONTEXT, language, name, FACTS[name]);
    const text = renderText(letter);
    if (!letter.code) return expect(text).not.toContain(CODE);
    expect(letter.button?.url.endsWith(`/${CODE}`)).toBe(true);
    expect(text).toMatch(new RegExp(`: ${CODE}\n\nVitrina$`));
    expect(text).toContain(sayMinutes(language, 60));
  });

  it.each(EVERY)('%s %s reads in the direction of its language', (language, name) => {
    const html = renderHtml(language, writeLetter(CONTEXT, language, name, FACTS[name]));
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(countOf(html, 'text-align:right') > 0).toBe(language === 'ar');
    expect(html).not.toContain('undefined');
  });

  it.each(Language.options)('%s has subjects of one line that differ', (language) => {
    const subjects = NAMES.map((name) => writeLetter(CONTEXT, language, name, FACTS[name]).subject);
    expect(new Set(subjects).size).toBe(NAMES.length);
    for (const subject of subjects) expect(subject).toMatch(/^\P{Cc}{5,60}$/u);
  });
});

it.each([
  ['ru', '60 минут'],
  ['en', '60 minutes'],
  ['fr', '60 minutes'],
  ['ar', '60 دقيقة'],
] as const)('%s says how long a code lives', (language, words) =>
  expect(sayMinutes(language, 60)).toBe(words),
);

describe('what people call themselves', () => {
  const hostile = '<script>alert(1)</script>"\'&';
  const letter = {
    subject: hostile,
    heading: hostile,
    paragraphs: [hostile],
    button: { label: hostile, url: 'https://vitrina.test/?a="><script>' },
    code: { label: hostile, value: hostile },
  };

  it('is text wherever it stands in HTML', () => {
    const html = renderHtml('en', letter);
    expect(html).not.toContain('<script');
    expect(countOf(html, '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')).toBe(6);
  });

  it('stays as it is in plain text', () => expect(renderText(letter)).toContain(hostile));
});
