import { Alert, Loader, Stack, Text, Title } from '@mantine/core';
import type { CardOnPage, MoveSide } from '@vitrina/contract/positions/causes.ts';
import type { CheckOutcome } from '@vitrina/contract/positions/places.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../platform/texts/use-format.ts';
import { placeText } from '../../ui/place-text.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { WaitingState } from '../../ui/states/waiting-state.tsx';
import classes from './causes.module.css';
import { listCardChanges } from './list-card-changes.ts';
import { NearChanges } from './near-changes.tsx';
import { RivalList } from './rival-list.tsx';
import { useCardWords } from './use-card-words.ts';
import type { Move } from './use-cell.ts';
import { Waterfall } from './waterfall.tsx';

/** What the pages showed of the own card then and now. */
function CardChanges({ before, after }: { before: CardOnPage; after: CardOnPage }) {
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

type MoveReportProps = { move: Move; nextCheckAt: string | null; gap: CheckOutcome | null };

/** What became of the place between the two moments, in one sentence. */
function useMoveSentence({ before, after, explanation }: Move): string {
  const { t } = useTranslation();
  const from = explanation?.placeBefore ?? before.check?.place ?? null;
  const to = explanation?.placeAfter ?? after.check?.place ?? null;
  const words = { from: placeText(t, from), to: placeText(t, to) };
  if (typeof from !== 'number' || typeof to !== 'number') return t('positionCauses.moved.other', words);
  if (from === to) return t('positionCauses.moved.stayed', words);
  return t(to > from ? 'positionCauses.moved.fell' : 'positionCauses.moved.rose', words);
}

function useMoments({ before, after }: Move): string {
  const { t, format } = useTexts();
  const at = (side: MoveSide) => side.pageAt ?? side.check?.checkedAt;
  const [from, to] = [at(before), at(after)];
  if (from === undefined || to === undefined) return '';
  return t('positionCauses.moments', { from: format.instant(from), to: format.instant(to) });
}

/** Why a cell is not as the one it is compared with, or why that is not known. */
export function MoveReport({ move, nextCheckAt, gap }: MoveReportProps) {
  const { t } = useTranslation();
  const sentence = useMoveSentence(move);
  const moments = useMoments(move);
  const { state, before, after, absence } = move;
  if (state === 'notChecked') {
    const title = gap === null ? t('ui.matrix.notDue') : t(`gaps.${gap}`);
    return <WaitingState title={title} text={t('positionCauses.states.next')} at={nextCheckAt} />;
  }
  if (state === 'noEarlier') return <EmptyState title={t('positionCauses.states.noEarlier')} />;
  return (
    <Stack gap="md">
      <div>
        <Title order={3} size="h4">
          {sentence}
        </Title>
        {moments !== '' && (
          <Text size="xs" c="dimmed">
            {moments}
          </Text>
        )}
      </div>
      {absence !== null && (
        <Alert variant="light" color="gray" role="note">
          {t(`positionCauses.absence.${absence}`)}
          {absence === 'soldOut' && before.card?.stock != null && state === 'vanished'
            ? ` ${t('positionCauses.lastStock', { count: before.card.stock })}`
            : ''}
        </Alert>
      )}
      <Explained move={move} />
      {before.card !== null && after.card !== null && <CardChanges before={before.card} after={after.card} />}
      <NearChanges changes={move.changes} />
      <RivalList {...move} />
    </Stack>
  );
}

function Explained({ move: { state, explanation, absence } }: { move: Move }) {
  const { t } = useTranslation();
  if (state === 'learning')
    return (
      <Text role="status" size="sm">
        <Loader size="xs" me="xs" />
        {t('positionCauses.states.learning')}
      </Text>
    );
  if (state === 'noPage') return <Text size="sm">{t('positionCauses.states.noPage')}</Text>;
  if (state === 'absent' && absence === null)
    return <Text size="sm">{t('positionCauses.states.absent')}</Text>;
  if (explanation === null) return null;
  const { top, isLittleKnown, learnedPages, learnedChanges } = explanation;
  return (
    <Stack gap="xs">
      {top !== null && <Text fw={600}>{t(`positionCauses.tops.${top}`)}</Text>}
      <Waterfall explanation={explanation} />
      <Text size="xs" c="dimmed">
        {t('positionCauses.learned', { pages: learnedPages, changes: learnedChanges })}
        {isLittleKnown && ` ${t('positionCauses.littleKnown')}`}
      </Text>
    </Stack>
  );
}
