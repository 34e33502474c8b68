import { changeLanguage as changeLetterLanguage } from '@vitrina/contract/accounts.ts';
import i18next from 'i18next';
import { call } from './platform/call.ts';
import { type LanguageId, languageOf } from './platform/languages.ts';
import { changeSession, onSession, readSession } from './platform/session-store.ts';
import { changeLanguage } from './platform/start-language.ts';
import { readStored, STORAGE_KEYS } from './platform/storage.ts';

/** Letters and the messenger speak the language of the screens; a new browser takes the one that the person has. */
export function followLanguage(): void {
  i18next.on('languageChanged', (language) => void tell(languageOf(language)));
  let isKnown = false;
  onSession(() => {
    const { account, stage } = readSession();
    const wasKnown = isKnown;
    isKnown = stage === 'ready' && account !== null;
    if (!isKnown || wasKnown || account === null) return;
    const shown = languageOf(i18next.language);
    if (account.language === shown) return;
    const isChosenHere = readStored(STORAGE_KEYS.language) !== null;
    void (isChosenHere ? tell(shown) : changeLanguage(account.language));
  });
}

async function tell(language: LanguageId): Promise<void> {
  const { account, stage } = readSession();
  if (stage !== 'ready' || account === null || account.language === language) return;
  changeSession({ account: { ...account, language } });
  try {
    await call(changeLetterLanguage, { language });
  } catch (error) {
    // The screens have changed already; the letters follow with the next change.
    console.error('The language of letters was not saved.', error);
  }
}
