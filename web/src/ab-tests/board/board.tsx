import { Button, Group, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getAbBoard } from '@vitrina/contract/ab-tests/results.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import classes from './board.module.css';
import { BoardTile } from './board-tile.tsx';
import { orderIdeas } from './verdict-line.ts';

type BoardProps = { idea: string; onIdea: (idea: string) => void };
type Ideas = OutputOf<typeof getAbBoard>['ideas'];

const HEIGHT_PX = 420;

/** What the finished tests have taught: before and after, by the idea behind the image. */
export function Board({ idea, onIdea }: BoardProps) {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const input = idea === '' ? { cabinetId } : { cabinetId, idea };
  const { data, error, refetch } = useQuery({
    ...routeQuery(getAbBoard, input),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) {
    if (error === null) return <PanelSkeleton height={HEIGHT_PX} />;
    return (
      <Panel>
        <ProblemState error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (data.tiles.length === 0 && idea === '')
    return (
      <Panel>
        <EmptyState icon={IconBulb} title={t('abTests.board.empty')} text={t('abTests.board.emptyText')} />
      </Panel>
    );
  return (
    <>
      <IdeaFilter ideas={data.ideas} chosen={idea} onIdea={onIdea} />
      {data.tiles.length === 0 ? (
        <Panel>
          <EmptyState icon={IconBulb} title={t('abTests.noneFound')} />
        </Panel>
      ) : (
        <ul className={classes['tiles']} aria-label={t('abTests.tabs.board')}>
          {data.tiles.map((tile) => (
            <BoardTile key={tile.test.id} tile={tile} />
          ))}
        </ul>
      )}
    </>
  );
}

type IdeaFilterProps = { ideas: Ideas; chosen: string; onIdea: (idea: string) => void };

function IdeaFilter({ ideas, chosen, onIdea }: IdeaFilterProps) {
  const { t } = useTranslation();
  const ordered = orderIdeas(ideas);
  if (ordered.length === 0) return null;
  const choices = [
    { idea: '', text: t('abTests.board.all'), won: undefined },
    ...ordered.map(({ idea, tests, won }) => ({
      idea,
      text: idea,
      won: t('abTests.board.won', { won, tests }),
    })),
  ];
  return (
    <Group gap="xs" mb="md" role="group" aria-label={t('abTests.board.ideas')}>
      {choices.map(({ idea, text, won }) => (
        <Button
          key={idea}
          size="xs"
          radius="xl"
          variant={idea === chosen ? 'filled' : 'default'}
          aria-pressed={idea === chosen}
          onClick={() => onIdea(idea)}
        >
          <bdi>{text}</bdi>
          {won !== undefined && (
            <Text span inherit ms={6} opacity={0.8}>
              {won}
            </Text>
          )}
        </Button>
      ))}
    </Group>
  );
}
