import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { tellJumps } from './alerts/tell-jumps.ts';

const TELL_EVERY_SECONDS = 60;

export function workSharpJumps(context: Context): Loop[] {
  return [startLoop(context, 'tell sharp jumps', TELL_EVERY_SECONDS, () => tellJumps(context))];
}
