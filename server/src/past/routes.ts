import * as contract from '@vitrina/contract/past.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { getPast } from './get-past.ts';

export function servePast(server: Server): void {
  serve(server, contract.getPast, ({ caller, context }) => getPast(context, caller.cabinetId));
}
