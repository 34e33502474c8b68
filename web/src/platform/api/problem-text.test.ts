import { UNREADABLE_REASONS } from '@vitrina/contract/errors.ts';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { Problem } from '../problem.ts';
import { problemText } from './problem-text.ts';

const i18n = createInstance({ lng: 'ru', resources: { ru: { translation: readTexts('ru') } } });
await i18n.init();

const say = (...given: ConstructorParameters<typeof Problem>) => problemText(i18n.t, new Problem(...given));

test('a refusal puts its values into words and its numbers into the right form', () => {
  expect(say('user.blockedForMinutes', { minutes: 2 }, 400)).toBe(
    'Слишком много попыток. Повторите через 2 минуты',
  );
  expect(say('cabinet.insufficientRights', { right: 'users' }, 403)).toBe(
    'Недостаточно прав: управление сотрудниками',
  );
  expect(say('user.exists', { what: 'username' }, 400)).toContain('именем пользователя');
});

test('an import that the plan or a file has no room for is refused as too many queries', () => {
  expect(say('cabinet.limitExceeded', { type: 'trackingWords', maximum: 20 }, 400)).toBe(
    'Слишком много запросов для импорта. Лимит тарифа исчерпан: Импортированные запросы товаров, не больше 20',
  );
  expect(say('import.tooManyRows', { maximum: 200_000 }, 400)).toMatch(
    /^Слишком много запросов для импорта: /,
  );
  expect(say('cabinet.limitExceeded', { type: 'cabinets', maximum: 2 }, 400)).toBe(
    'Лимит тарифа исчерпан: Кабинеты, не больше 2',
  );
});

test('a key for something else is described by its rights, known ones in words and others by their names', () => {
  expect(say('cabinet.invalidKey', { reason: 'noRights', rights: ['support', 'Robot 7'] }, 400)).toContain(
    'только права «поддержка, Robot 7»',
  );
  expect(say('cabinet.invalidKey', { reason: 'noRights', rights: [] }, 400)).toContain('не хватает прав');
});

test('a file that cannot be read is described by what is wrong with it, for every reason', () => {
  expect(say('import.unreadable', { reason: 'oldExcel' }, 400)).toBe(
    'Файл не читается: это старый формат Excel, сохраните его как XLSX или CSV',
  );
  const sentences = UNREADABLE_REASONS.map((reason) => say('import.unreadable', { reason }, 400));
  expect(sentences.filter((sentence) => /[a-z]\w+[A-Z]|unreadable/.test(sentence))).toEqual([]);
  expect(new Set(sentences).size).toBe(UNREADABLE_REASONS.length);
});
