import { addDays, type Day } from '@vitrina/contract/dates.ts';
import type { Holiday, HolidayDay } from '@vitrina/contract/sharp-jumps.ts';
import { splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';

/** Buyers prepare for most holidays for two weeks, and the falls come when they are over. */
const PREPARING_DAYS = 14;
const LONG_PREPARING_DAYS = 42;

type Known = {
  name: Holiday;
  /** Month and day; Black Friday is the fourth Friday of November. */
  on: `${number}-${number}` | 'fourthFriday';
  /** What people look for because of it, each with all of its words; a sale is about everything and has none. */
  phrases: readonly string[];
  preparingDays?: number;
};

// Days of the Russian calendar and of sales that buyers prepare for.
const KNOWN: readonly Known[] = [
  {
    name: 'newYear',
    on: '12-31',
    preparingDays: LONG_PREPARING_DAYS,
    phrases: [
      'новый год',
      'новогодний',
      'елка',
      'елочный',
      'гирлянда',
      'мишура',
      'снегурочка',
      'дед мороз',
      'адвент',
    ],
  },
  { name: 'valentine', on: '02-14', phrases: ['14 февраля', 'валентинка', 'день влюбленных'] },
  {
    name: 'defenders',
    on: '02-23',
    phrases: ['23 февраля', 'подарок мужчине', 'подарок мужу', 'подарок папе'],
  },
  {
    name: 'women',
    on: '03-08',
    phrases: ['8 марта', 'тюльпан', 'мимоза', 'букет', 'подарок женщине', 'подарок маме', 'подарок жене'],
  },
  { name: 'may', on: '05-01', phrases: ['мангал', 'шампур', 'розжиг', 'решетка гриль', 'рассада'] },
  {
    name: 'victory',
    on: '05-09',
    phrases: ['9 мая', 'день победы', 'георгиевская лента', 'пилотка', 'гимнастерка'],
  },
  { name: 'russia', on: '06-12', phrases: ['флаг россии', 'триколор', 'день россии'] },
  {
    name: 'school',
    on: '09-01',
    preparingDays: LONG_PREPARING_DAYS,
    phrases: ['1 сентября', 'школа', 'школьный', 'пенал', 'дневник', 'тетрадь', 'ранец', 'первоклассник'],
  },
  { name: 'unity', on: '11-04', phrases: [] },
  { name: 'singles', on: '11-11', phrases: [] },
  { name: 'blackFriday', on: 'fourthFriday', phrases: [] },
  { name: 'december12', on: '12-12', phrases: [] },
];

const stemsOf = (text: string) => new Set(splitWords(text).map(stemWord));
const STEMS = new Map(KNOWN.map(({ name, phrases }) => [name, phrases.map(stemsOf)]));

function dayOf(on: Known['on'], year: number): Day {
  if (on !== 'fourthFriday') return `${year}-${on}`;
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  const friday = 1 + ((5 - first + 7) % 7);
  return `${year}-11-${friday + 21}`;
}

/** Holidays that can have moved demand between two windows: those within them, and those that were prepared for. */
export function listHolidays(from: Day, to: Day): HolidayDay[] {
  const year = Number(from.slice(0, 4));
  return [year, year + 1]
    .flatMap((each) => KNOWN.map((known) => ({ ...known, day: dayOf(known.on, each) })))
    .filter(({ day, preparingDays = PREPARING_DAYS }) => day >= from && day <= addDays(to, preparingDays))
    .map(({ name, day }) => ({ name, day }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The holiday that a query is about; of those near, or undefined. */
export function findHoliday(query: string, near: readonly HolidayDay[]): HolidayDay | undefined {
  const stems = stemsOf(query);
  return near.find(({ name }) =>
    STEMS.get(name)?.some((phrase) => [...phrase].every((stem) => stems.has(stem))),
  );
}
