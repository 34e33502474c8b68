import { Text } from '@mantine/core';
import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../platform/texts/languages.ts';
import { useLanguage } from '../../../platform/texts/use-format.ts';
import { listMissing } from '../verdict-sentence.ts';

type MissingLineProps = {
  missing: Parameters<typeof listMissing>[0];
  numberOf: (id: AbImage['id']) => number | undefined;
};

/** "2 more full days and 9 more windows": what a verdict waits for. */
export function MissingLine({ missing, numberOf }: MissingLineProps) {
  const { t } = useTranslation();
  const { locale } = LANGUAGES[useLanguage()];
  const pieces = listMissing(missing, numberOf).map(({ key, values }) =>
    t(`abTestDetails.missing.${key}`, values),
  );
  if (pieces.length === 0) return null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(pieces);
  return <Text size="sm">{t('abTestDetails.missing.title', { list })}</Text>;
}
