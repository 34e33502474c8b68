import { Text, Title } from '@mantine/core';
import type { CardOnPage } from '@vitrina/contract/positions/causes.ts';
import { useTranslation } from 'react-i18next';
import classes from './causes.module.css';
import { listCardChanges } from './list-card-changes.ts';
import { useCardWords } from './use-card-words.ts';

/** What the pages showed of the own card then and now. */
export function CardChanges({ before, after }: { before: CardOnPage; after: CardOnPage }) {
  const { t } = useTranslation();
  const words = useCardWords();
  const changes = listCardChanges(before, after);
  return (
    <section>
      <Title order={4} size="h5" mb={4}>
        {t('positionCauses.myCard')}
      </Title>
      {changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('positionCauses.myCardSame')}
        </Text>
      ) : (
        <dl className={classes['facts']}>
          {changes.map((change) => (
            <div key={change.field} className={classes['change']}>
              <dt>{words.name(change.field)}</dt>
              <dd dir="ltr">
                <bdi>{words.was(change)}</bdi> → <bdi>{words.became(change)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
