import { Text } from '@mantine/core';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { useTranslation } from 'react-i18next';
import { KeyWay } from '../../../ui/states/key-way.tsx';
import { listStateNotes, needsKey, type StateNote } from '../test-state.ts';
import classes from './verdict.module.css';

/** Why the test stands as it does and what to do next; what is on the card now. */
export function StateNotes({ test }: { test: AbTest }) {
  const notes = listStateNotes(test);
  if (notes.length === 0) return null;
  return (
    <div className={classes['notes']} role="status">
      {notes.map((note) => (
        <Note key={`${note.of}.${note.key}`} note={note} test={test} />
      ))}
    </div>
  );
}

function Note({ note, test }: { note: StateNote; test: AbTest }) {
  const { t } = useTranslation();
  if (note.of === 'cards')
    return (
      <Text size="sm" data-alert={note.isAlert || undefined} className={classes['note'] ?? ''}>
        {t(`abTestDetails.cards.${note.key}`)}
      </Text>
    );
  const name = note.of === 'pauses' ? (`pauses.${note.key}` as const) : (`finishes.${note.key}` as const);
  const hasDetails = note.of === 'pauses' && note.key === 'error' && test.pauseDetails !== '';
  return (
    <Text size="sm" component="p" data-alert={note.isAlert || undefined} className={classes['note'] ?? ''}>
      <b>
        {t(note.of === 'pauses' ? 'abTests.statuses.paused' : 'abTests.statuses.finished')}:{' '}
        {t(`abTestDetails.${name}.name`)}.
      </b>{' '}
      {t(`abTestDetails.${name}.step`)}
      {hasDetails && <bdi> {test.pauseDetails}</bdi>}
      {note.of === 'pauses' && needsKey(test) && (
        <span className={classes['way']}>
          <KeyWay />
        </span>
      )}
    </Text>
  );
}
