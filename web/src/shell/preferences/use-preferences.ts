import { useSyncExternalStore } from 'react';
import { onPreferences, type Preferences, readPreferences } from './preferences.ts';

export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferences, readPreferences);
}
