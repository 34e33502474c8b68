import { useRouterState } from '@tanstack/react-router';
import type { Note } from '@vitrina/contract/notes.ts';
import { Suspense, useEffect, useState } from 'react';
import { EffectLine } from '../effects/lazy.tsx';
import { closeNotes, useOpenedNotes } from '../products/notes/notes-state.ts';
import { useShellParts } from './shell-parts.ts';

const effectOf = ({ id }: Note) => <EffectLine cause={{ kind: 'note', noteId: id }} />;

/**
 * Notes of a product over any screen: fetched when they are first opened, and outside of the table or the matrix that
 * opens them, whose keys are not theirs. Another screen closes them.
 */
export function NotesPart() {
  const { Notes } = useShellParts();
  const isOpened = useOpenedNotes() !== null;
  const [isWanted, setIsWanted] = useState(isOpened);
  if (isOpened && !isWanted) setIsWanted(true);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => closeNotes, [pathname]);
  return (
    isWanted && (
      <Suspense>
        <Notes isOpen={isOpened} onClose={closeNotes} underNote={effectOf} />
      </Suspense>
    )
  );
}
