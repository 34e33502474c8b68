import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { followValue } from './typed-value.ts';

/**
 * A field that tells what was typed after a pause, and follows a value that changes by itself (Back, a saved view):
 * the echo of what was typed here never undoes the letters that came since.
 */
export function useTypedText(value: string, onTold: (text: string) => string, pauseMs: number) {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  const tell = useDebouncedCallback((typed: string) => setTold(onTold(typed)), pauseMs);
  followValue(value, { seen, told }, { setSeen, setText, setTold });
  return {
    text,
    type: (next: string) => {
      setText(next);
      tell(next);
    },
  };
}
