import { BOT_ID, BOT_USERNAME } from '../keys/bot-token.ts';

export type Person = {
  id: number;
  firstName: string;
  lastName?: string;
  username?: string;
  languageCode: string;
};

/** The people whose messenger can be looked into. A username is no duty, and ids outgrew 32 bits. */
export const PEOPLE: readonly Person[] = [
  { id: 512_000_101, firstName: 'Анна', lastName: 'Смирнова', username: 'anna_smirnova', languageCode: 'ru' },
  { id: 6_912_345_678, firstName: 'Тимур', lastName: 'Ахметов', username: 'timur_shop', languageCode: 'ru' },
  { id: 845_220_317, firstName: 'Олег', languageCode: 'ru' },
  { id: 5_004_771_902, firstName: 'Maria', lastName: 'Keller', username: 'mkeller', languageCode: 'en' },
  { id: 1_733_090_455, firstName: 'ليلى', lastName: 'حداد', username: 'layla_h', languageCode: 'ar' },
];

export function findPerson(id: number): Person | undefined {
  return PEOPLE.find((person) => person.id === id);
}

export const BOT = {
  id: BOT_ID,
  is_bot: true,
  first_name: 'Vitrina (demo)',
  username: BOT_USERNAME,
} as const;

export function userOf(person: Person): Record<string, unknown> {
  return { id: person.id, is_bot: false, ...namesOf(person), language_code: person.languageCode };
}

export function chatOf(person: Person): Record<string, unknown> {
  return { id: person.id, ...namesOf(person), type: 'private' };
}

/** A name that is not given is absent, never empty. */
function namesOf({ firstName, lastName, username }: Person): Record<string, string> {
  return {
    first_name: firstName,
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...(username === undefined ? {} : { username }),
  };
}
