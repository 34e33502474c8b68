import { Group, Text, UnstyledButton } from '@mantine/core';
import type { RowSpelling } from '@vitrina/contract/tools/spellings.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../platform/texts/use-format.ts';
import { PanelButton } from '../ui/floating/panel-button.tsx';
import classes from './query-spelling.module.css';

type Others = NonNullable<RowSpelling['others']>;

function SpellingList({ others }: { others: Others }) {
  const { t, format } = useTexts();
  const left = others.count - others.named.length;
  return (
    <>
      <ul className={classes['list']}>
        {others.named.map(({ query, count, reason }) => (
          <li key={query}>
            <span dir="auto">{query}</span>
            <span className={classes['reason']}>{t(`queries.spellings.reasons.${reason}`)}</span>
            <span className={classes['count']}>{format.count(count)}</span>
          </li>
        ))}
      </ul>
      {left > 0 && <Text size="sm">{t('queries.spellings.more', { count: left })}</Text>}
      <Text size="sm" c="dimmed">
        {t('queries.spellings.apart')}
      </Text>
    </>
  );
}

type QuerySpellingProps = { query: string; spelling: RowSpelling | undefined; children?: ReactNode };

const ITSELF: RowSpelling = { others: null, means: null };

/** The query of a row of the market, how else it is typed, or what it is typed for. */
export function QuerySpelling({ query, spelling = ITSELF, children }: QuerySpellingProps) {
  const { others, means } = spelling;
  const { t, format } = useTexts();
  const note =
    others === null
      ? ''
      : t('queries.spellings.others', {
          count: others.count,
          share: format.value(others.share, 'share'),
        });
  return (
    <Group gap={8} wrap="nowrap" className={classes['query'] ?? ''}>
      <Text inherit truncate dir="auto" title={query}>
        {query}
      </Text>
      {children}
      {means !== null && (
        <Text size="xs" c="dimmed" truncate className={classes['means'] ?? ''} data-note>
          {t('queries.spellings.means', { query: means })}
        </Text>
      )}
      {others !== null && (
        <PanelButton
          position="bottom-start"
          width={380}
          className={classes['panel']}
          aria-label={note}
          button={
            <UnstyledButton className={classes['others'] ?? ''} data-note>
              {note}
            </UnstyledButton>
          }
        >
          {() => <SpellingList others={others} />}
        </PanelButton>
      )}
    </Group>
  );
}
