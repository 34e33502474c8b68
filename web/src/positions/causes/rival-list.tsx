import { Text, Title } from '@mantine/core';
import type { Rival } from '@vitrina/contract/positions/causes.ts';
import { useTranslation } from 'react-i18next';
import classes from './causes.module.css';
import { listCardChanges } from './list-card-changes.ts';
import { useCardWords } from './use-card-words.ts';
import type { Move } from './use-cell.ts';

type RivalListProps = Pick<Move, 'state' | 'cameUp' | 'cameUpCount' | 'goneCount'>;

/** Who came past the product, and what the pages show of how. */
export function RivalList({ state, cameUp, cameUpCount, goneCount }: RivalListProps) {
  const { t } = useTranslation();
  if (state !== 'explained' && state !== 'learning') return null;
  return (
    <section>
      <Title order={4} size="h5" mb={4}>
        {t('positionCauses.rivals.title')}
      </Title>
      {cameUp.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('positionCauses.rivals.none')}
        </Text>
      ) : (
        <ul className={classes['rivals']}>
          {cameUp.map((rival) => (
            <RivalLine key={rival.sku} rival={rival} />
          ))}
        </ul>
      )}
      <Text size="xs" c="dimmed">
        {cameUpCount > cameUp.length &&
          `${t('positionCauses.rivals.more', { count: cameUpCount - cameUp.length })} `}
        {goneCount > 0 && t('positionCauses.rivals.gone', { count: goneCount })}
      </Text>
    </section>
  );
}

function RivalLine({ rival }: { rival: Rival }) {
  const { t } = useTranslation();
  const words = useCardWords();
  const { sku, title, placeBefore, placeAfter, before, after } = rival;
  const changes = before === null || after === null ? [] : listCardChanges(before, after);
  const shown = changes.filter(({ field }) => field !== 'title');
  return (
    <li>
      <Text size="sm" truncate dir="auto" title={title ?? String(sku)}>
        {title ?? sku}
      </Text>
      <Text size="xs" c="dimmed">
        <span dir="ltr">
          <bdi>{placeBefore ?? t('positionCauses.rivals.notKept')}</bdi> → {placeAfter}
        </span>
        {shown.map((change) => (
          <span key={change.field}>
            {` · ${words.name(change.field)}: `}
            <span dir="ltr">
              {words.was(change)} → {words.became(change)}
            </span>
          </span>
        ))}
      </Text>
    </li>
  );
}
