import { Instant } from '@vitrina/contract/dates.ts';
import { PositionEntryId } from '@vitrina/contract/ids.ts';
import { Language } from '@vitrina/contract/languages.ts';
import { describe, expect, test } from 'vitest';
import { writeMessage } from './write-message.ts';

const CONTEXT = { env: { PUBLIC_URL: 'https://vitrina.example/' } } as Parameters<typeof writeMessage>[0];
const AT = Instant.parse('2026-03-01T22:30:00.000Z');
const HIT = {
  entryId: PositionEntryId.parse(7),
  product: 'Чай <чёрный>',
  cityName: 'Пермь',
  query: 'чай & $& сахар',
  was: 4,
  became: 'notFound',
  since: AT,
} as const;
const alert = { kind: 'positionAlert', at: AT, queries: 3, hit: HIT } as const;
const digest = { kind: 'positionDigest', at: AT, firings: 5, hit: HIT } as const;
const write = (language: Language, event: typeof alert | typeof digest) =>
  writeMessage(CONTEXT, language, [{ cabinetId: 12, cabinetName: null, event }]);

test('a message of a fall has its places, the other falls, the Moscow time and the link to its cell', () => {
  expect(write('ru', alert).split('\n')).toEqual([
    '<b>«чай &amp; $&amp; сахар»: место 4 → н/н</b>',
    'Чай &lt;чёрный&gt;, Пермь',
    'Ещё запросов: 2',
    '2 мар., 01:30 по Москве',
    '<a href="https://vitrina.example/position-check/7?cabinet=12&amp;from=2026-03-01&amp;to=2026-03-02&amp;cell=' +
      `${encodeURIComponent(`чай & $& сахар|${AT}`)}">Почему это случилось</a>`,
  ]);
});

test('what quiet hours held back is a digest of the last of it', () => {
  const [head, ...lines] = write('ru', digest).split('\n');
  expect(head).toBe('Оповещений за тихие часы: 5. Последнее:');
  expect(lines).toHaveLength(4);
});

test('one query has no others', () => {
  expect(write('ru', { ...alert, queries: 1 as 3 })).not.toContain('Ещё');
});

test('several are a digest, each with its cabinet and its own way', () => {
  const [head, first, second] = writeMessage(CONTEXT, 'ru', [
    { cabinetId: 12, cabinetName: 'Чай & Ко', event: alert },
    { cabinetId: 13, cabinetName: 'Ромашка', event: { kind: 'keyRefused', cabinetName: 'Ромашка' } },
  ]).split('\n\n');
  expect(head).toBe('Накопилось уведомлений: 2');
  expect(first).toMatch(/^Кабинет «Чай &amp; Ко»\n<b>/);
  expect(second?.split('\n')).toEqual([
    '<b>Площадка не приняла ключ кабинета «Ромашка»</b>',
    'Данные не обновляются, пока ключ не заменят.',
    '<a href="https://vitrina.example/cabinets/13?fix=key">Заменить ключ</a>',
  ]);
});

test('a file that is ready leads to all files of the person in its cabinet', () => {
  const event = {
    kind: 'exportReady',
    exportId: '00000000-0000-4000-8000-000000000000',
    name: 'Запросы.csv',
    rows: 5,
  } as const;
  expect(writeMessage(CONTEXT, 'en', [{ cabinetId: 12, cabinetName: null, event }])).toContain(
    '<a href="https://vitrina.example/statistics?cabinet=12#files">Open my files</a>',
  );
});

test('what is over has no link', () => {
  const event = { kind: 'cabinetDeleted', cabinetName: 'Ромашка' } as const;
  expect(writeMessage(CONTEXT, 'en', [{ cabinetId: null, cabinetName: null, event }])).toBe(
    '<b>Cabinet “Ромашка” has been deleted</b>',
  );
});

describe.each(Language.options)('in %s', (language) => {
  test('nothing is left to fill in', () => {
    for (const event of [alert, digest]) expect(write(language, event)).not.toMatch(/\{\w+\}/);
  });
});
