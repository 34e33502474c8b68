import { Text } from '@mantine/core';
import type { CardWord } from '@vitrina/contract/product-card.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './product-card.module.css';
import { barShare } from './rules.ts';

/** Words by the searches of the queries that have them; a word that the title lacks has another colour and says so. */
export function WordBars({ words, title }: { words: readonly CardWord[]; title: string }) {
  const { t, format } = useTexts();
  return (
    <Panel title={title} description={t('productCard.wordsHint')}>
      {words.length === 0 ? (
        <Text c="dimmed">{t('productCard.noWords')}</Text>
      ) : (
        <ul className={classes['words']}>
          {words.map((word) => (
            <li key={word.key} className={classes['word']}>
              <span dir="auto">{word.word}</span>
              <span
                className={classes['bar']}
                data-missing={!word.isInTitle || undefined}
                style={{ inlineSize: `${barShare(word.frequency, words) * 100}%` }}
                aria-hidden
              />
              <Text size="sm" component="span">
                {[
                  format.count(word.frequency),
                  t('productCard.ofQueries', { count: word.queriesCount }),
                  word.isInTitle ? null : t('productCard.notInTitle'),
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
