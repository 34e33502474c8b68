import { RadarAlertHit, RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import { RADAR_IMPORTANCE, RADAR_KINDS } from '@vitrina/contract/radar/bounds.ts';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { createFormat } from '../../platform/texts/create-format.ts';
import { LANGUAGE_IDS, type LanguageId } from '../../platform/texts/languages.ts';
import { hitText } from './hit-text.ts';
import { listScopes } from './list-scopes.ts';
import { firstRule, scopeKey } from './rule-draft.ts';
import { ruleSentence } from './rule-sentence.ts';

const speak = {} as Record<LanguageId, TFunction>;
beforeAll(async () => {
  const resources = Object.fromEntries(LANGUAGE_IDS.map((id) => [id, { translation: readTexts(id) }]));
  const spoken = i18next.createInstance();
  await spoken.init({ resources, lng: 'ru', interpolation: { escapeValue: false } });
  for (const id of LANGUAGE_IDS) speak[id] = spoken.getFixedT(id);
});

const rule = (more: object = {}) => RadarAlertRule.parse({ scope: { kind: 'cabinet' }, ...more });
const say = (language: LanguageId, more: object, name: string | null = null) =>
  ruleSentence(speak[language], language, rule(more), name);

test('a rule as people say it', () => {
  expect(
    say('ru', { kinds: ['price', 'title'], pricePercent: 5, priceWay: 'down', importance: 'high' }),
  ).toEqual({
    what: 'Все карточки: Цена или Название (цена вниз от 5 %), только важное',
    when: 'сразу',
  });
  const tag = {
    scope: { kind: 'tag', tagId: 4 },
    whose: 'rivals',
    digestHour: 10,
    quiet: { from: 22, to: 8 },
  };
  expect(say('en', tag, 'autumn')).toEqual({
    what: 'Cards of others tagged “autumn”: any change',
    when: 'once a day, at 10:00 · silent from 22:00 to 08:00, summary at 08:00',
  });
});

test('whatever it is made of, it is a whole sentence in every language', () => {
  const scopes = [
    { scope: { kind: 'cabinet' } },
    { scope: { kind: 'tag', tagId: 4 } },
    { scope: { kind: 'product', sku: 5 } },
  ];
  const sizes = [null, 5].flatMap((pricePercent) =>
    ['any', 'down', 'up'].map((priceWay) => ({ pricePercent, priceWay })),
  );
  for (const language of LANGUAGE_IDS)
    for (const scope of scopes)
      for (const size of sizes)
        for (const importance of RADAR_IMPORTANCE)
          for (const whose of ['all', 'own', 'rivals'])
            for (const name of [null, 'Чайник']) {
              const { what, when } = say(
                language,
                { ...scope, ...size, importance, whose, againHours: 6 },
                name,
              );
              expect(`${what} ${when}`).not.toMatch(/\{\{|radarAlerts\.|undefined|null/);
              if (name !== null && scope.scope.kind !== 'cabinet') expect(what).toContain(name);
            }
});

test('a price has a size in the sentence only where the rule is about prices', () => {
  expect(say('en', { kinds: ['title'], pricePercent: 5 }).what).toBe('All cards: Title');
});

test('every kind of a line has words, with numbers where it has some', () => {
  const hit = (kind: string, was: number | null, now: number | null) =>
    RadarAlertHit.parse({ changeId: 1, sku: 5, name: 'Чайник', isOwn: true, kind, was, now });
  const text = (kind: string, was: number | null = null, now: number | null = null) =>
    hitText(speak.en, createFormat('en'), hit(kind, was, now));
  for (const kind of RADAR_KINDS) expect(text(kind)).not.toMatch(/radarAlerts\./);
  expect(text('rating', 4.9, 4.7)).toBe('Rating: 4.9 → 4.7');
  expect(text('sellers', 1, 2)).toBe('Sellers: new 2, gone 1');
});

test('scopes: everything, tags, products; what is gone stays chosen', () => {
  const scopes = listScopes({ products: [], tags: [] }, speak.en);
  const first = firstRule({ kind: 'cabinet' });
  expect(scopes.find(scopeKey(first.scope))?.scope).toEqual({ kind: 'cabinet' });
  const { scope } = rule({ scope: { kind: 'product', sku: 5 } });
  expect(scopes.listWith(scope, 'Kettle')[0]).toEqual({ value: 'product:5', label: 'Kettle' });
  expect(scopes.listWith(scope, null)[0]).toMatchObject({ value: 'product:5' });
});
