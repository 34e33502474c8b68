import { VisuallyHidden } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Told, tellScreen } from './tell-screen.ts';

/** A page that the browser loads is read aloud by itself; a screen that we put in its place is told here. */
export function ScreenTold({ title }: { title: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const last = useRef<Told>({ openedAt: path, title: '' });
  const [told, setTold] = useState('');
  useEffect(() => {
    const next = tellScreen(last.current, { path, title });
    if (next === last.current) return;
    last.current = next;
    setTold(next.title);
    // What had the focus went with its screen: Tab and the reader go on where the new one begins.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path, title]);
  return <VisuallyHidden role="status">{told}</VisuallyHidden>;
}
