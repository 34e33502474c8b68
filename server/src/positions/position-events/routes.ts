import * as contract from '@vitrina/contract/position-events.ts';
import type { Server } from '../../platform/http.ts';
import { serveEvents } from '../../platform/serve-events.ts';
import { POSITIONS_TOPIC } from '../tell-positions.ts';

export function servePositionEvents(server: Server): void {
  serveEvents(server, contract.followPositions, POSITIONS_TOPIC);
}
