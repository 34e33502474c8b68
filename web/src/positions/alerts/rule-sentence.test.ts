import { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { LANGUAGE_IDS, type LanguageId } from '../../platform/texts/languages.ts';
import { daysText, hourText, timeText } from '../../ui/sentence/time-words.ts';
import { withOwn } from '../../ui/sentence/with-own.ts';
import { changeOf, firstRule, scopeKey } from './rule-draft.ts';
import { ruleSentence } from './rule-sentence.ts';

const speak = {} as Record<LanguageId, TFunction>;
beforeAll(async () => {
  const resources = Object.fromEntries(LANGUAGE_IDS.map((id) => [id, { translation: readTexts(id) }]));
  const spoken = i18next.createInstance();
  await spoken.init({ resources, lng: 'ru', interpolation: { escapeValue: false } });
  for (const id of LANGUAGE_IDS) speak[id] = spoken.getFixedT(id);
});

const SCOPES = [{ kind: 'cabinet' }, { kind: 'tag', tagId: 4 }, { kind: 'entry', sku: 5, cityId: 1 }];
const CHANGES = [
  { kind: 'falls', by: 10 },
  { kind: 'rises', by: 1 },
  { kind: 'leaves', top: 50 },
  { kind: 'lost' },
  { kind: 'below', place: 30 },
];
const RULES = SCOPES.flatMap((scope) =>
  CHANGES.flatMap((change) =>
    [[], ['чай'], ['чай', 'кофе', 'какао', 'цикорий']].flatMap((queries) =>
      [0, 30, 120].flatMap((lastingMinutes) =>
        [null, 6].flatMap((againHours) =>
          [null, { from: 22, to: 8 }].map((quiet) =>
            AlertRule.parse({
              scope,
              change,
              queries,
              atLeast: queries.length + 1,
              lastingMinutes,
              againHours,
              quiet,
            }),
          ),
        ),
      ),
    ),
  ),
);
const say = (language: LanguageId, rule: AlertRule, name: string | null = 'Чайник') =>
  ruleSentence(speak[language], language, rule, { name, cityName: 'Москва' });

test.each(LANGUAGE_IDS)('every rule is a whole sentence of its own (%s)', (language) => {
  const sentences = RULES.map((rule) => Object.values(say(language, rule)).join('\n'));
  expect(sentences.filter((one) => /\{\{|positions\.|undefined|null/.test(one))).toEqual([]);
  expect(new Set(sentences).size).toBe(RULES.length);
});

test('the sentence of the issue, as it is said', () => {
  const rule = AlertRule.parse({
    scope: {
      kind: 'tag',
      tagId: 4,
    },
    change: {
      kind: 'falls',
      by: 10,
    },
    atLeast: 3,
    lastingMinutes: 120,
    againHours: 6,
    quiet: {
      from: 22,
      to: 8,
    },
  });
  expect(say('ru', rule, 'Деньги')).toEqual({
    what: 'Товары с тегом «Деньги»: падение на 10 мест и больше хотя бы у 3 запросов, если это длится 2 часа',
    when: 'не чаще, чем раз за 6 часов · с 22:00 до 08:00 молчит, итог в 08:00',
  });
  expect(say('en', rule, 'Money').what).toBe(
    'Products tagged “Money”: a fall of 10 places or more for at least 3 queries, if it lasts 2 hours',
  );
});

test.each(LANGUAGE_IDS)('what is gone is said to be gone (%s)', (language) => {
  for (const scope of SCOPES.slice(1)) {
    const rule = AlertRule.parse({ scope, change: { kind: 'lost' } });
    expect(say(language, rule, null).what).not.toBe(say(language, rule, '').what);
  }
});

test('another change keeps the number where it means the same', () => {
  const falls = { kind: 'falls', by: 25 } as const;
  expect(changeOf('rises', falls)).toEqual({ kind: 'rises', by: 25 });
  expect(changeOf('leaves', falls)).toEqual({ kind: 'leaves', top: 50 });
  expect(changeOf('lost', falls)).toEqual({ kind: 'lost' });
  expect(changeOf('below', falls)).toEqual({ kind: 'below', place: 50 });
  expect(changeOf('falls', { kind: 'lost' })).toEqual({ kind: 'falls', by: 10 });
});

test('choices hold what a rule has, and scopes have keys of their own', () => {
  expect(withOwn([0, 15, 60], 45)).toEqual([0, 15, 45, 60]);
  expect(withOwn([0, 15], null)).toEqual([0, 15]);
  const keys = RULES.map(({ scope }) => scopeKey(scope));
  expect(new Set(keys)).toEqual(new Set(['cabinet', 'tag:4', 'entry:5:1']));
  expect(firstRule({ kind: 'cabinet' }).change).toEqual({ kind: 'falls', by: 10 });
});

test('whole hours are said in hours, anything else in minutes, days in days', () => {
  const times = [0, 1, 30, 60, 90, 120].map((minutes) => timeText('en', minutes));
  expect(times).toEqual(['0 minutes', '1 minute', '30 minutes', '1 hour', '90 minutes', '2 hours']);
  expect([daysText('en', 1), hourText(8), hourText(22)]).toEqual(['1 day', '08:00', '22:00']);
});

test('three queries are named, of more the first three and dots', () => {
  const named = (...queries: string[]) =>
    say('ru', AlertRule.parse({ scope: { kind: 'cabinet' }, change: { kind: 'lost' }, queries })).what;
  expect(named('чай', 'кофе', 'сок')).toContain('чай, кофе, сок');
  expect(named('чай', 'кофе', 'сок')).not.toContain('…');
  expect(named('чай', 'кофе', 'сок', 'морс')).toContain('чай, кофе, сок…');
  expect(named('чай', 'кофе', 'сок', 'морс')).not.toContain('морс');
});

test('a tag or a product is called by its name, and time is only said where it has to last', () => {
  const rule = (scope: object, lastingMinutes = 0) =>
    AlertRule.parse({ scope, change: { kind: 'lost' }, lastingMinutes });
  for (const scope of SCOPES.slice(1)) expect(say('ru', rule(scope), 'Чайник').what).toContain('Чайник');
  expect(say('ru', rule({ kind: 'tag', tagId: 4 }), 'Чайник').what).not.toContain('длится');
  expect(say('ru', rule({ kind: 'tag', tagId: 4 }, 15), 'Чайник').what).toContain('длится 15 минут');
});
