import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import aws4 from 'aws4';
import type { S3Bucket } from './s3-bucket.ts';
import { readElements } from './s3-xml.ts';

type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Without the prefix; absent for what is asked of the bucket. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  /** Sent and not signed. */
  headers?: Readonly<Record<string, string>>;
  body?: Blob;
  /** Of the body, in hexadecimal digits: the storage compares it. */
  sha256?: string;
};

export type S3Client = {
  /** Sends a request until it is answered for good. Throws `StorageRefusal`, or an error that says that nobody answers. */
  call(request: S3Request): Promise<Response>;
  pause(failed: number): Promise<unknown>;
};

export const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 500;
/** A part of 64 MB has to pass on a slow line. */
const PATIENCE_MS = 600_000;
const EMPTY_SHA256 = createHash('sha256').digest('hex');

/** What the storage will not do, however often it is asked. */
export class StorageRefusal extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

const passes = (status: number) => status >= 500 || status === 429 || status === 408;

function toRequest({ url, prefix, region, credentials }: S3Bucket, request: S3Request): Request {
  const { method, key, query = {}, headers = {}, body, sha256 = EMPTY_SHA256 } = request;
  const path = key === undefined ? url.pathname : `${url.pathname}${prefix}${key}`;
  const signed = aws4.sign(
    {
      service: 's3',
      region,
      method,
      host: url.host,
      path: `${path}?${String(new URLSearchParams(query))}`.replace(/\?$/, ''),
      headers: { 'x-amz-content-sha256': sha256 },
    },
    credentials,
  );
  const { Host: _, ...known } = signed.headers;
  // Proxies of some storages change this header, which would break a signature that has it.
  const sent = { ...known, 'accept-encoding': 'identity', ...headers };
  return new Request(new URL(signed.path, url), { method, headers: sent, body: body ?? null });
}

async function readReason(response: Response): Promise<string> {
  const { Code = [] } = readElements(await response.text().catch(() => ''), ['Code']);
  return [response.status, ...Code.slice(0, 1)].join(' ');
}

export function createS3Client(bucket: S3Bucket, firstPauseMs = FIRST_PAUSE_MS): S3Client {
  const pause = (failed: number) => setTimeout(firstPauseMs * 2 ** (failed - 1) * (0.5 + Math.random() / 2));
  const nameOf = ({ method, key = '' }: S3Request) => `${method} ${bucket.address}/${key}`;

  /** Undefined: it may be answered later. */
  async function attempt(request: S3Request): Promise<{ response: Response } | { lost: string }> {
    let response: Response;
    try {
      response = await fetch(toRequest(bucket, request), {
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch (error) {
      const { cause, message } = error instanceof Error ? error : new Error(String(error));
      return { lost: cause instanceof Error ? cause.message : message };
    }
    if (response.ok) return { response };
    const reason = await readReason(response);
    if (passes(response.status)) return { lost: reason };
    throw new StorageRefusal(response.status, `The storage refused ${nameOf(request)}: ${reason}.`);
  }

  async function call(request: S3Request): Promise<Response> {
    for (let failed = 1; ; failed += 1) {
      const outcome = await attempt(request);
      if ('response' in outcome) return outcome.response;
      if (failed === ATTEMPTS)
        throw new Error(`The storage does not answer ${nameOf(request)}: ${outcome.lost}.`);
      await pause(failed);
    }
  }
  return { call, pause };
}
