/** A bucket of Amazon S3 or of a storage that speaks its protocol, and who we are there. */
export type S3Bucket = {
  /** As people write it: `s3://bucket/prefix`. */
  address: string;
  /** What keys are appended to; ends in a slash. */
  url: URL;
  /** Before each key; empty or with a slash at its end. */
  prefix: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };
};

type Variables = Readonly<Record<string, string | undefined>>;

// Nothing that an address or a signature would have to encode.
const ADDRESS = /^s3:\/\/(?<bucket>[a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(?<prefix>[\w.-]+(?:\/[\w.-]+)*))?\/?$/;

function readEndpoint(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new Error(`AWS_ENDPOINT_URL must be an address such as https://storage.example.com, not ${text}.`);
  return url;
}

function urlOf(bucket: string, region: string, endpoint: string | undefined): URL {
  if (endpoint) {
    const url = readEndpoint(endpoint);
    return new URL(`${url.pathname.replace(/\/$/, '')}/${bucket}/`, url);
  }
  // Certificates of Amazon cover one name before theirs, so a bucket with dots stands in the path.
  return bucket.includes('.')
    ? new URL(`https://s3.${region}.amazonaws.com/${bucket}/`)
    : new URL(`https://${bucket}.s3.${region}.amazonaws.com/`);
}

export const isS3Address = (place: string) => place.startsWith('s3://');

/** By the variables that all tools of S3 read. Throws a sentence that says what is missing. */
export function readS3Bucket(address: string, variables: Variables): S3Bucket {
  const { bucket, prefix } = ADDRESS.exec(address)?.groups ?? {};
  if (bucket === undefined || prefix?.split('/').some((part) => /^\.+$/.test(part)))
    throw new Error(
      `${address} is no address of a bucket: write s3://BUCKET or s3://BUCKET/PREFIX, in letters, digits, dots, hyphens and underscores.`,
    );
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!accessKeyId || !secretAccessKey)
    throw new Error('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: without them no bucket can be opened.');
  const region = variables['AWS_REGION'] || variables['AWS_DEFAULT_REGION'] || 'us-east-1';
  const endpoint = variables['AWS_ENDPOINT_URL_S3'] || variables['AWS_ENDPOINT_URL'];
  return {
    address: address.replace(/\/$/, ''),
    url: urlOf(bucket, region, endpoint),
    prefix: prefix === undefined ? '' : `${prefix}/`,
    region,
    credentials: { accessKeyId, secretAccessKey, sessionToken: variables['AWS_SESSION_TOKEN'] || undefined },
  };
}
