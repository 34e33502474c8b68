import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Morning, MorningFall } from '@vitrina/contract/morning/morning.ts';
import { explainPositionMove } from '@vitrina/contract/positions/causes.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import classes from './morning.module.css';
import { causeOf, fallText } from './morning-words.ts';
import { NoRows } from './part.tsx';

const ASK_AGAIN_MS = 1500;

/** The same question as that of the panel which the row leads to, so the panel has its answer at once. */
function useCause({ entryId, query, bucket }: MorningFall): string {
  const { t } = useTexts();
  const cabinet = useCabinet();
  const move = useQuery({
    ...routeQuery(explainPositionMove, {
      cabinetId: cabinet.id,
      entryId,
      query,
      bucket,
      grouping: 'Hour',
      choice: 'last',
      against: 'day',
    }),
    ...SILENT,
    refetchInterval: ({ state }) => (state.data?.state === 'learning' ? ASK_AGAIN_MS : false),
  });
  if (move.error !== null) return t('statistics.morning.causes.unknown');
  if (move.data === undefined || move.data.state === 'learning') return t('statistics.morning.learning');
  return t(`statistics.morning.causes.${causeOf(move.data)}`);
}

function FallRow({ fall }: { fall: MorningFall }) {
  const words = useTexts();
  const { t } = words;
  const { entryId, query, product, city, bucket } = fall;
  const cause = useCause(fall);
  const where = t('statistics.changes.place', { product, city });
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
              search={{ cell: `${query}|${bucket}`, against: 'day' }}
            />
          )}
        >
          <bdi>{query}</bdi>
        </Anchor>
        <Text size="sm" span className={classes['figure']} dir="ltr">
          {fallText(words, fall)}
        </Text>
      </div>
      <Text size="xs" c="dimmed" truncate title={where}>
        <bdi>{where}</bdi>
      </Text>
      <Text size="xs" truncate title={cause}>
        {cause}
      </Text>
    </li>
  );
}

export function Falls({ falls: { rows, compared } }: Pick<Morning, 'falls'>) {
  const { t } = useTexts();
  if (rows.length === 0)
    return (
      <NoRows
        text={
          compared === 0
            ? t('statistics.morning.falls.nothingCompared')
            : t('statistics.morning.falls.none', { count: compared })
        }
      />
    );
  return (
    <ul className={classes['list']} aria-label={t('statistics.morning.falls.title')}>
      {rows.map((fall) => (
        <FallRow key={`${fall.entryId} ${fall.query}`} fall={fall} />
      ))}
    </ul>
  );
}
