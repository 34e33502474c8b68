import { ClickHouseError } from '@clickhouse/client';

/** What an error of the column store means for whoever asked. */
export type ClickHouseTrouble =
  /** Down, starting or shutting down: comes back by itself. */
  | 'away'
  /** Takes no more for now: too many statements, no memory or no room on its disk; nobody's fault. */
  | 'full'
  /** This one statement took more time or memory than any may. */
  | 'tooHeavy';

const AWAY = new Set([
  'ABORTED', // 236: the server is shutting down due to a fatal error
  'SERVER_IS_SHUTTING_DOWN',
  'NETWORK_ERROR',
  'SOCKET_TIMEOUT',
  'CANNOT_SCHEDULE_TASK',
  'ALL_CONNECTION_TRIES_FAILED',
  // A replica or Keeper is away: what is read goes on, what is stored has to wait.
  'TOO_FEW_LIVE_REPLICAS',
  'UNSATISFIED_QUORUM_FOR_PREVIOUS_WRITE',
  'UNKNOWN_STATUS_OF_INSERT',
  'UNFINISHED',
  'NO_ACTIVE_REPLICAS',
  'TABLE_IS_READ_ONLY',
  'NO_ZOOKEEPER',
  'KEEPER_EXCEPTION',
]);
const FULL = new Set(['TOO_MANY_SIMULTANEOUS_QUERIES', 'NOT_ENOUGH_SPACE']);
const TOO_HEAVY = new Set(['TIMEOUT_EXCEEDED', 'TOO_SLOW', 'TOO_MANY_ROWS', 'TOO_MANY_BYTES']);
const LOST_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
]);

/** Nobody took what was sent: another node may. */
export function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND';
}

/** undefined: an error of ours, or none of the column store at all. */
export function findClickHouseTrouble(error: unknown): ClickHouseTrouble | undefined {
  if (error instanceof ClickHouseError) return troubleOf(error.type ?? '', error.message);
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const isLost =
    LOST_CONNECTION.has(code) ||
    // An engine that dies in the middle of an answer leaves half of its JSON.
    /socket hang up|Timeout error|aborted a request|other side closed|premature close/i.test(error.message);
  return isLost ? 'away' : undefined;
}

function troubleOf(type: string, message: string): ClickHouseTrouble | undefined {
  if (AWAY.has(type) || isUnfinishedOnReplica(type, message)) return 'away';
  if (FULL.has(type)) return 'full';
  // The message begins with whose limit was met: "Query memory limit exceeded", or that of everybody together.
  if (type === 'MEMORY_LIMIT_EXCEEDED')
    return /(?:\(total\)|\buser\b) memory limit/i.test(message) ? 'full' : 'tooHeavy';
  return TOO_HEAVY.has(type) ? 'tooHeavy' : undefined;
}

/** Nothing was heavy: a replica has not done yet what it will do when it is back. */
function isUnfinishedOnReplica(type: string, message: string): boolean {
  return type === 'TIMEOUT_EXCEEDED' && /\bDDL task \S+ is not finished on\b/.test(message);
}
