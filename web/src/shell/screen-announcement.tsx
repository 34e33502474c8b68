import { VisuallyHidden } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Announcement, announceScreen } from './announce-screen.ts';

/** A page that the browser loads is read aloud by itself; a screen that we put in its place is told here. */
export function ScreenAnnouncement({ title }: { title: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const last = useRef<Announcement>({ openedAt: path, title: '' });
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const next = announceScreen(last.current, { path, title });
    if (next === last.current) return;
    last.current = next;
    setAnnounced(next.title);
    // What had the focus went with its screen: Tab and the reader go on where the new one begins.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path, title]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
