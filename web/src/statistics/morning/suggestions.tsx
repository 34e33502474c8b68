import { Anchor, Button, Text } from '@mantine/core';
import type { Suggestion } from '@vitrina/contract/morning/suggestions.ts';
import { useRight } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import classes from './morning.module.css';
import { gainText, nameOf, reasonOf, titleOf } from './morning-words.ts';
import { NoRows } from './part.tsx';
import { subjectOf } from './subject.ts';
import { SuggestionLink } from './suggestion-link.tsx';
import { useAnswer } from './use-suggestions.ts';

function Deeds({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTexts();
  const { say } = useAnswer();
  const name = nameOf(suggestion);
  return (
    <div className={classes['deeds']}>
      {(['done', 'notUseful'] as const).map((answer) => (
        <Button
          key={answer}
          size="compact-xs"
          variant="default"
          aria-label={t(`statistics.morning.sayOf.${answer}`, { name })}
          onClick={() => say(subjectOf(suggestion), answer)}
        >
          {t(`statistics.morning.say.${answer}`)}
        </Button>
      ))}
    </div>
  );
}

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const words = useTexts();
  const mayEdit = useRight('edit');
  const title = titleOf(words, suggestion);
  const reason = reasonOf(words, suggestion);
  const gain = gainText(words, suggestion.kind, suggestion.gain);
  return (
    <li className={classes['row']}>
      <Anchor
        size="sm"
        className={classes['name']}
        title={title}
        renderRoot={(props) => <SuggestionLink {...props} suggestion={suggestion} />}
      >
        {title}
      </Anchor>
      <Text size="xs" c="dimmed" className={classes['two']} title={reason}>
        {reason}
      </Text>
      <Text size="xs" fw={600} truncate title={gain}>
        {gain}
      </Text>
      {mayEdit && <Deeds suggestion={suggestion} />}
    </li>
  );
}

export function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { t } = useTexts();
  if (suggestions.length === 0) return <NoRows text={t('statistics.morning.suggestions.none')} />;
  return (
    <ul className={classes['list']} aria-label={t('statistics.morning.suggestions.title')}>
      {suggestions.map((suggestion) => (
        <SuggestionRow key={JSON.stringify(subjectOf(suggestion))} suggestion={suggestion} />
      ))}
    </ul>
  );
}
