import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import type { Session } from '../token/session-store.ts';
import type { LanguageId } from './languages.ts';

type Known = Pick<Session, 'account' | 'stage'> & Partial<Pick<Session, 'isGuest'>>;

/** `stored`: the language that was chosen in this browser, if one was. */
type Shown = { shown: LanguageId; stored: string | null };

type Settled = { by: 'nothing' | 'letters' | 'screens'; language: LanguageId };

function personOf({ account, stage }: Known): AccountInfo | null {
  return stage === 'ready' ? account : null;
}

/** When a person turns up: letters follow what was chosen in this browser; a new browser takes what the person has. */
export function settleLanguage(before: Known, now: Known, { shown, stored }: Shown): Settled {
  const person = personOf(now);
  const isMet = personOf(before) === null && person !== null && person.language !== shown;
  if (!isMet) return { by: 'nothing', language: shown };
  return stored === null ? { by: 'screens', language: person.language } : { by: 'letters', language: shown };
}

/** The person whose letters are to change, with the new language; undefined where there is nothing to change. */
export function withLetters(session: Known, language: LanguageId): AccountInfo | undefined {
  const person = personOf(session);
  // Guests get no letters.
  const isSettled = person === null || person.language === language || session.isGuest === true;
  return isSettled ? undefined : { ...person, language };
}
