import type { ScreenData } from '../screen-data.ts';

/** Where a public demo leads whoever opens a screen that it does not have; undefined: it has it. */
export function decideDemo(
  { access }: Pick<ScreenData, 'access'>,
  { isLogin, hasCabinet }: { isLogin: boolean; hasCabinet: boolean },
): '/login' | '/statistics' | undefined {
  if (access === 'guest') return isLogin ? undefined : '/login';
  // Without the example every other screen would lead back here.
  return access === 'user' && hasCabinet ? '/statistics' : undefined;
}
