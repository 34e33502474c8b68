import { useState } from 'react';
import { readCookie, writeCookie } from '../platform/cookies.ts';

// spec 3: the collapsed vertical navigation is one of the layout preferences kept in cookies.
const COOKIE = 'verticalNavCollapsed';

export function useCollapsed(): [boolean, () => void] {
  const [isCollapsed, setIsCollapsed] = useState(() => readCookie(COOKIE) === 'true');
  return [
    isCollapsed,
    () => {
      setIsCollapsed(!isCollapsed);
      writeCookie(COOKIE, String(!isCollapsed));
    },
  ];
}
