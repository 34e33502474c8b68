import { hidePrivate } from './hide-private.ts';
import { type Crumb, scrubCrumb } from './scrub-crumb.ts';
import { shortenFile } from './shorten-address.ts';

type Frame = { filename?: string; function?: string; lineno?: number; colno?: number; in_app?: boolean };
type Mechanism = { type: string; handled?: boolean; exception_id?: number; parent_id?: number };
type Thrown = {
  type?: string;
  value?: string;
  mechanism?: Mechanism;
  stacktrace?: { frames?: Frame[] };
};

/** The part of a report that may leave, by the names of the service's format. */
type Report<Level extends string = string> = {
  event_id?: string;
  timestamp?: number;
  platform?: string;
  level?: Level;
  release?: string;
  environment?: string;
  /** The route or the screen. */
  transaction?: string;
  message?: string;
  exception?: { values?: Thrown[] };
  breadcrumbs?: Crumb<Level>[];
};
type Tagged<Value> = { tags?: Record<string, Value> };

/** What says where in the product something went wrong. */
const TAGS = ['role', 'loop', 'job', 'event', 'requestId'];
const TAG_VALUE = /^[\w.:-]{1,80}$/;

/**
 * A new report of what is known to say nothing about people, everything else is left out: no person, no address of a
 * network, no headers, bodies or cookies, no values of variables.
 */
export function scrubReport<Level extends string>(
  report: Report<Level> & Tagged<unknown>,
): Report<Level> & Tagged<string> {
  const { event_id, timestamp, platform, level, release, environment, transaction, message, tags } = report;
  return withoutAbsent({
    event_id,
    timestamp,
    platform,
    level,
    release,
    environment,
    transaction: transaction && hidePrivate(transaction),
    message: message && hidePrivate(message),
    tags: tags && keepTags(tags),
    exception: report.exception && { values: report.exception.values?.map(scrubThrown) ?? [] },
    breadcrumbs: report.breadcrumbs?.flatMap((crumb) => scrubCrumb(crumb) ?? []),
  });
}

function keepTags(tags: Record<string, unknown>): Record<string, string> {
  const known = Object.entries(tags).filter(
    (entry): entry is [string, string] =>
      TAGS.includes(entry[0]) && typeof entry[1] === 'string' && TAG_VALUE.test(entry[1]),
  );
  return Object.fromEntries(known);
}

function scrubThrown({ type, value, mechanism, stacktrace }: Thrown): Thrown {
  return withoutAbsent({
    type: type !== undefined && /^[\w$.]{1,80}$/.test(type) ? type : 'Error',
    value: value && hidePrivate(value),
    mechanism: mechanism && scrubMechanism(mechanism),
    stacktrace: stacktrace?.frames && { frames: stacktrace.frames.map(scrubFrame) },
  });
}

function scrubMechanism({ type, handled, exception_id, parent_id }: Mechanism): Mechanism {
  return withoutAbsent({ type, handled, exception_id, parent_id });
}

function scrubFrame({ filename, function: name, lineno, colno, in_app }: Frame): Frame {
  const isName = name !== undefined && /^[\w$.<>#?[\] ]{1,200}$/.test(name);
  return withoutAbsent({
    filename: filename && shortenFile(filename),
    function: isName ? name : '?',
    lineno,
    colno,
    in_app,
  });
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Absent rather than undefined, as the types of the client want it. */
function withoutAbsent<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
