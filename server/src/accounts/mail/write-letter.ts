import { CODE_MINUTES } from '@vitrina/contract/accounts/codes.ts';
import type { Language } from '@vitrina/contract/languages.ts';
import type { Context } from '../../platform/context.ts';
import type { Letter } from './letter.ts';
import { linkTo } from './link-to.ts';
import { ACCOUNT_LETTERS } from './texts/account-letters.ts';
import type { LetterFacts, LetterName } from './texts/letter-facts.ts';

type PathOf<Facts> = (facts: Facts) => `/${string}`;

/** Where the one button leads: pages that ask before they spend a code (product.md 2.1). */
const PATHS: { [Name in LetterName]: PathOf<LetterFacts[Name]> } = {
  verifyEmail: ({ code }) => `/email-verification/${code}`,
  changeEmail: ({ code }) => `/email-change-verification/${code}`,
  emailChanged: () => '/login',
  addressTaken: () => '/login',
  recovery: ({ code }) => `/password-restore/${code}`,
  changePassword: ({ code }) => `/pages/account-settings/change-password-verification/${code}`,
  passwordChanged: () => '/forgot-password',
  messengerConnected: () => '/pages/account-settings/connections',
  tokenCreated: () => '/pages/account-settings/connections',
};

// As on the screens: Arabic with the digits that codes and times are written in.
const LOCALES: Record<Language, string> = { ru: 'ru', en: 'en', fr: 'fr', ar: 'ar-u-nu-latn' };

/** "60 минут", as it stands after a verb. */
export function sayMinutes(language: Language, minutes: number): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);
}

export function writeLetter<Name extends LetterName>(
  context: Pick<Context, 'env'>,
  language: Language,
  name: Name,
  facts: LetterFacts[Name],
): Letter {
  const { codeLabel, letters } = ACCOUNT_LETTERS[language];
  const lifetime = sayMinutes(language, CODE_MINUTES.link);
  const { button, ...words } = letters[name]({ ...facts, lifetime });
  return {
    ...words,
    button: { label: button, url: linkTo(context, PATHS[name](facts)) },
    ...('code' in facts ? { code: { label: codeLabel, value: facts.code } } : {}),
  };
}
