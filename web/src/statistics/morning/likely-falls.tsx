import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LikelyFall, Morning } from '@vitrina/contract/morning/morning.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import classes from './morning.module.css';
import { chancesText, likelyText } from './morning-words.ts';
import { NoRows } from './part.tsx';

function LikelyRow({ fall }: { fall: LikelyFall }) {
  const words = useTexts();
  const { t } = words;
  const { entryId, query, product, city, day } = fall;
  const where = t('statistics.changes.place', { product, city });
  const said = likelyText(words, fall);
  return (
    <li className={classes['row']}>
      <div className={classes['head']}>
        <Anchor
          size="sm"
          className={classes['name']}
          title={query}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/position-check/$id"
              params={{ id: String(entryId) }}
              search={{ view: 'forecast', query, by: day }}
            />
          )}
        >
          <bdi>{query}</bdi>
        </Anchor>
        <Text size="sm" span className={classes['figure']} dir="ltr">
          {chancesText(words, fall)}
        </Text>
      </div>
      <Text size="xs" c="dimmed" truncate title={where}>
        <bdi>{where}</bdi>
      </Text>
      <Text size="xs" truncate title={said}>
        {said}
      </Text>
    </li>
  );
}

export function LikelyFalls({ likely: { rows, said } }: Pick<Morning, 'likely'>) {
  const { t } = useTexts();
  if (rows.length === 0)
    return (
      <NoRows
        text={
          said === 0
            ? t('statistics.morning.likely.notSaid')
            : t('statistics.morning.likely.none', { count: said })
        }
      />
    );
  return (
    <ul className={classes['list']} aria-label={t('statistics.morning.likely.title')}>
      {rows.map((fall) => (
        <LikelyRow key={`${fall.entryId} ${fall.query}`} fall={fall} />
      ))}
    </ul>
  );
}
