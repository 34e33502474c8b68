import { VisuallyHidden } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** A page that the browser loads is read aloud by itself; a screen that we put in its place is told here. */
export function ScreenTold({ title }: { title: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const first = useRef(path);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (path === first.current || title === '') return;
    first.current = '';
    setTold(title);
    // What had the focus went with its screen: Tab and the reader go on where the new one begins.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path, title]);
  return <VisuallyHidden role="status">{told}</VisuallyHidden>;
}
