import * as contract from '@vitrina/contract/effects/effects.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { getEffect } from './get-effect.ts';

export function serveEffects(server: Server): void {
  serve(server, contract.getEffect, ({ input, context }) => getEffect(context, input));
}
