import { Anchor, NativeSelect, Switch, Text } from '@mantine/core';
import type { NotificationSettings } from '@vitrina/contract/notifications/settings.ts';
import {
  LetterChoice,
  type NotificationChoice,
  type NotificationTopic,
} from '@vitrina/contract/notifications/topics.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './topic-list.module.css';

type Topic = NotificationSettings['topics'][number];
type Choose = (topic: NotificationTopic, choice: NotificationChoice | null) => void;
type TopicListProps = { topics: readonly Topic[]; isOfAll: boolean; onChoose: Choose };

/** A line for each topic: its three places beside its name, below it on a phone. */
export function TopicList({ topics, isOfAll, onChoose }: TopicListProps) {
  return (
    <ul className={classes['list']}>
      {topics.map((one) => (
        <TopicLine key={one.topic} line={one} isOfAll={isOfAll} onChoose={onChoose} />
      ))}
    </ul>
  );
}

function TopicLine({ line, isOfAll, onChoose }: { line: Topic; isOfAll: boolean; onChoose: Choose }) {
  const { t } = useTranslation();
  const nameId = useId();
  const { topic, choice, from } = line;
  const change = (next: Partial<NotificationChoice>) => onChoose(topic, { ...choice, ...next });
  const isOwn = from === (isOfAll ? 'all' : 'cabinet');
  return (
    <li>
      <div className={classes['line']} role="group" aria-labelledby={nameId}>
        <div className={classes['name']}>
          <Text id={nameId} fw={500}>
            {t(`notificationSettings.topics.${topic}.name`)}
          </Text>
          <Text size="sm" c="dimmed">
            {t(`notificationSettings.topics.${topic}.text`)}
          </Text>
          {isOwn ? (
            <Anchor component="button" type="button" size="xs" onClick={() => onChoose(topic, null)}>
              {t('notificationSettings.takeBack')}
            </Anchor>
          ) : (
            <Text size="xs" c="dimmed">
              {t(`notificationSettings.from.${from}`)}
            </Text>
          )}
        </div>
        <Switch
          label={t('notificationSettings.bell')}
          checked={choice.bell}
          onChange={({ currentTarget }) => change({ bell: currentTarget.checked })}
        />
        <Switch
          label={t('notificationSettings.inMessenger')}
          checked={choice.messenger}
          onChange={({ currentTarget }) => change({ messenger: currentTarget.checked })}
        />
        <NativeSelect
          aria-label={t('notificationSettings.letter')}
          value={choice.letter}
          data={LetterChoice.options.map((value) => ({
            value,
            label: t(`notificationSettings.letters.${value}`),
          }))}
          onChange={({ currentTarget }) => change({ letter: LetterChoice.parse(currentTarget.value) })}
        />
      </div>
    </li>
  );
}
