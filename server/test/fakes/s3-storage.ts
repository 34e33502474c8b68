import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BackupStore } from '../../src/backup/stores/backup-store.ts';
import { readS3Bucket } from '../../src/backup/stores/s3-bucket.ts';
import { openS3Store } from '../../src/backup/stores/s3-store.ts';
import { hasSigned, S3_KEYS, sha256 } from './s3-signature.ts';
import { startTinyServer } from './tiny-server.ts';

/** What one request is answered with instead; `cut`: the true answer, and the line breaks in its middle. */
export type S3Fault = 'cut' | 'lost' | number;

/** A storage that speaks as much of the protocol of S3 as backups use, and believes no signature without making its own. */
export type S3Storage = {
  url: string;
  bucket: string;
  /** By key, without the bucket. */
  objects: Map<string, Buffer>;
  /** Uploads in parts that have neither been completed nor given up. */
  uploads: Map<string, Map<number, Buffer>>;
  /** `PUT files/…`, in the order in which they came, refused ones too. */
  calls: string[];
  /** Says how a request is to fail. */
  fail: ((call: string) => S3Fault | undefined) | undefined;
  stop(): Promise<void>;
};

/** Keys of an answer of a list, so that a few files are several pages. */
const PAGE = 3;

type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> };

const errorOf = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

function listPage({ objects }: S3Storage, url: URL): Answer {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, PAGE);
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('');
  return {
    status: 200,
    body: `<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`,
  };
}

function completeUpload({ objects, uploads }: S3Storage, key: string, id: string, list: string): Answer {
  const parts = uploads.get(id);
  if (!parts) return errorOf(404, 'NoSuchUpload');
  const named = [...list.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;(\w+)&quot;/g)];
  const chosen = named.map(([, number, tag]) => {
    const part = parts.get(Number(number));
    return part && sha256(part) === tag ? part : undefined;
  });
  if (chosen.length === 0 || chosen.some((part) => part === undefined)) return errorOf(400, 'InvalidPart');
  uploads.delete(id);
  objects.set(key, Buffer.concat(chosen.filter((part) => part !== undefined)));
  return {
    status: 200,
    body: '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>',
  };
}

function read(object: Buffer | undefined, { method, headers }: IncomingMessage): Answer {
  if (!object) return errorOf(404, 'NoSuchKey');
  if (method === 'HEAD') return { status: 200, headers: { 'content-length': String(object.length) } };
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
  return { status: from > 0 ? 206 : 200, body: object.subarray(from) };
}

function write(storage: S3Storage, key: string, query: URLSearchParams, body: Buffer): Answer {
  const id = query.get('uploadId');
  if (id === null) storage.objects.set(key, body);
  else if (!storage.uploads.get(id)?.set(Number(query.get('partNumber')), body))
    return errorOf(404, 'NoSuchUpload');
  return { status: 200, headers: { etag: `"${sha256(body)}"` } };
}

function answer(storage: S3Storage, request: IncomingMessage, url: URL, body: Buffer): Answer {
  const [, bucket, ...rest] = url.pathname.split('/');
  const [key, query] = [rest.join('/'), url.searchParams];
  if (!hasSigned(request, url)) return errorOf(403, 'SignatureDoesNotMatch');
  if (request.headers['x-amz-content-sha256'] !== sha256(body))
    return errorOf(400, 'XAmzContentSHA256Mismatch');
  if (bucket !== storage.bucket) return errorOf(404, 'NoSuchBucket');
  if (request.method === 'PUT') return write(storage, key, query, body);
  if (request.method === 'POST' && query.has('uploads')) {
    const id = `${randomUUID()}/+=`;
    storage.uploads.set(id, new Map());
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    };
  }
  if (request.method === 'POST')
    return completeUpload(storage, key, query.get('uploadId') ?? '', String(body));
  if (request.method === 'DELETE') {
    const id = query.get('uploadId');
    if (id === null) storage.objects.delete(key);
    else storage.uploads.delete(id);
    return { status: 204 };
  }
  return key === '' ? listPage(storage, url) : read(storage.objects.get(key), request);
}

function send(response: ServerResponse, { status, body = '', headers = {} }: Answer, isCut: boolean): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { 'content-length': String(bytes.length), ...headers });
  if (isCut) response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy());
  else response.end(bytes);
}

async function respond(storage: S3Storage, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', storage.url);
  const body = await buffer(request);
  const call = `${request.method} ${url.pathname.split('/').slice(2).join('/')}`;
  storage.calls.push(call);
  const fault = storage.fail?.(call);
  if (typeof fault === 'number') {
    send(response, errorOf(fault, 'SlowDown'), false);
    return;
  }
  const answered = answer(storage, request, url, body);
  if (fault === 'lost') response.destroy();
  else send(response, answered, fault === 'cut');
}

export async function startS3Storage(): Promise<S3Storage> {
  const server = await startTinyServer();
  const storage: S3Storage = {
    url: server.url,
    bucket: 'backups',
    objects: new Map(),
    uploads: new Map(),
    calls: [],
    fail: undefined,
    stop: server.stop,
  };
  server.answer = (request, response) => void respond(storage, request, response);
  return storage;
}

/** A small bucket of it: parts are short, and pauses too. */
export const openTestBucket = (
  { url, bucket }: S3Storage,
  prefix = '/vitrina',
  keys = S3_KEYS,
): BackupStore =>
  openS3Store(readS3Bucket(`s3://${bucket}${prefix}`, { ...keys, AWS_ENDPOINT_URL: url }), {
    partBytes: 4096,
    firstPauseMs: 1,
  });
