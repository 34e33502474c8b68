import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/**
 * A field that tells what was typed after a pause, and follows a value that changes by itself (Back, a saved view):
 * the echo of what was typed here never undoes the letters that came since.
 */
export function useTypedText(value: string, onTold: (text: string) => string, pauseMs: number) {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  const tell = useDebouncedCallback((typed: string) => setTold(onTold(typed)), pauseMs);
  if (value !== seen) {
    setSeen(value);
    if (value !== told) {
      setText(value);
      setTold(value);
    }
  }
  return {
    text,
    type: (next: string) => {
      setText(next);
      tell(next);
    },
  };
}
