import { changeLanguage as changeLetterLanguage } from '@vitrina/contract/accounts/session.ts';
import i18next from 'i18next';
import { call } from './platform/api/call.ts';
import { readStored, STORAGE_KEYS } from './platform/browser/storage.ts';
import { type LanguageId, languageOf } from './platform/texts/languages.ts';
import { settleLanguage, withLetters } from './platform/texts/letter-language.ts';
import { changeLanguage } from './platform/texts/start-language.ts';
import { changeSession, NO_SESSION, onSession, readSession } from './platform/token/session-store.ts';

const SETTLE = { nothing: () => undefined, letters: saveLanguage, screens: changeLanguage };

/** Letters and the messenger speak the language of the screens; a new browser takes the one that the person has. */
export function followLanguage(): void {
  i18next.on('languageChanged', (language) => void saveLanguage(languageOf(language)));
  let known = NO_SESSION;
  onSession(() => {
    const before = known;
    known = readSession();
    const { by, language } = settleLanguage(before, known, {
      shown: languageOf(i18next.language),
      stored: readStored(STORAGE_KEYS.language),
    });
    void SETTLE[by](language);
  });
}

async function saveLanguage(language: LanguageId): Promise<void> {
  const account = withLetters(readSession(), language);
  if (account === undefined) return;
  changeSession({ account });
  try {
    await call(changeLetterLanguage, { language });
  } catch (error) {
    // The screens have changed already; the letters follow with the next change.
    console.error('The language of letters was not saved.', error);
  }
}
