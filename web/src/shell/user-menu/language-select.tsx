import { NativeSelect } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_IDS, LANGUAGES, languageOf } from '../../platform/texts/languages.ts';
import { changeLanguage } from '../../platform/texts/start-language.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';

export function LanguageSelect() {
  const { t } = useTranslation();
  return (
    <NativeSelect
      variant="unstyled"
      size="sm"
      w={132}
      leftSection={<IconLanguage size={18} stroke={1.6} aria-hidden />}
      aria-label={t('shell.language')}
      value={useLanguage()}
      data={LANGUAGE_IDS.map((id) => ({ value: id, label: LANGUAGES[id].name }))}
      onChange={(event) => void changeLanguage(languageOf(event.currentTarget.value))}
    />
  );
}
