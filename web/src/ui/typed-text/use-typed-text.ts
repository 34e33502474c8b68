import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { followValue } from './typed-value.ts';

/**
 * A field that tells what was typed after a pause, and follows a value that changes by itself (Back, a saved view):
 * the echo of what was typed here never undoes the letters that came since.
 */
export function useTypedText(value: string, onCommit: (text: string) => string, pauseMs: number) {
  const [text, setText] = useState(value);
  const [committed, setCommitted] = useState(value);
  const [seen, setSeen] = useState(value);
  const notify = useDebouncedCallback((typed: string) => setCommitted(onCommit(typed)), pauseMs);
  followValue(value, { seen, committed }, { setSeen, setText, setCommitted });
  return {
    text,
    type: (next: string) => {
      setText(next);
      notify(next);
    },
  };
}
