import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { isPublicDemo } from '../platform/env.ts';
import { resetDemo } from './reset-demo.ts';

const LOOK_EVERY_SECONDS = 60;

/** Looks whose day is over: a reset that was missed is made up for. */
export function workDemo(context: Context): Loop[] {
  if (!isPublicDemo(context.env)) return [];
  return [startLoop(context, 'reset the demo', LOOK_EVERY_SECONDS, () => resetDemo(context))];
}
