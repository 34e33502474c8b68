import { useEffect, useState } from 'react';
import type { LanguageId } from '../../platform/texts/languages.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';

// Month and weekday names of dayjs; English is built in.
const NAMES: Record<LanguageId, () => Promise<unknown>> = {
  ru: () => import('dayjs/locale/ru'),
  en: () => Promise.resolve(),
  fr: () => import('dayjs/locale/fr'),
  ar: () => import('dayjs/locale/ar'),
};

const loaded = new Set<LanguageId>(['en']);

/** Whether a calendar can be drawn in the reader's language; asks for the names when it cannot. */
export function useCalendarNames(): boolean {
  const language = useLanguage();
  const [, notify] = useState(0);
  useEffect(() => {
    if (loaded.has(language)) return;
    void NAMES[language]().then(() => {
      loaded.add(language);
      notify((times) => times + 1);
    });
  }, [language]);
  return loaded.has(language);
}
