import { expect, it } from 'vitest';
import { openStore } from './open-store.ts';
import { readS3Bucket } from './s3-bucket.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

it.each([
  ['s3://shop', {}, 'https://shop.s3.us-east-1.amazonaws.com/', ''],
  ['s3://shop/', {}, 'https://shop.s3.us-east-1.amazonaws.com/', ''],
  ['s3://shop/a/b', { AWS_REGION: 'eu-west-1' }, 'https://shop.s3.eu-west-1.amazonaws.com/', 'a/b/'],
  ['s3://my.shop/a', { AWS_DEFAULT_REGION: 'me-1' }, 'https://s3.me-1.amazonaws.com/my.shop/', 'a/'],
  [
    's3://shop/a/',
    { AWS_ENDPOINT_URL: 'https://storage.yandexcloud.net' },
    'https://storage.yandexcloud.net/shop/',
    'a/',
  ],
  [
    's3://shop/a',
    { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000/s3/', AWS_ENDPOINT_URL: 'https://other.example' },
    'http://127.0.0.1:9000/s3/shop/',
    'a/',
  ],
])('%s with %j is at %s', (address, variables, url, prefix) => {
  const bucket = readS3Bucket(address, { ...KEYS, ...variables });
  expect([bucket.url.href, bucket.prefix]).toEqual([url, prefix]);
});

it('reads a key for a while by its token, and an empty variable as none', () => {
  const { credentials } = readS3Bucket('s3://shop', { ...KEYS, AWS_SESSION_TOKEN: 'token', AWS_REGION: '' });
  expect(credentials).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token' });
  expect(readS3Bucket('s3://shop', { ...KEYS, AWS_SESSION_TOKEN: '' }).credentials.sessionToken).toBe(
    undefined,
  );
});

it.each([
  's3://',
  's3://s',
  's3://Shop/a',
  's3://shop/../other',
  's3://shop/a/./b',
  's3://shop/a b',
  's3://shop/a?b',
  's3://id:secret@shop/a',
  's3://shop//a',
])('refuses %s', (address) => {
  expect(() => readS3Bucket(address, KEYS)).toThrow(/is no address of a bucket/);
});

it.each(['storage.example.com', 'ftp://storage.example.com', 'https://id:secret@storage.example.com'])(
  'refuses the endpoint %s',
  (AWS_ENDPOINT_URL) => {
    expect(() => readS3Bucket('s3://shop', { ...KEYS, AWS_ENDPOINT_URL })).toThrow(
      /AWS_ENDPOINT_URL must be/,
    );
  },
);

it('says which variables are missing', () => {
  expect(() => readS3Bucket('s3://shop', { AWS_ACCESS_KEY_ID: 'id' })).toThrow(/AWS_SECRET_ACCESS_KEY/);
});

it('no other address is taken for a folder', () => {
  for (const address of ['S3://shop/a', 'gs://shop/a', 'https://storage.example.com/shop', 'file:///b'])
    expect(() => openStore(address, KEYS)).toThrow(/neither a folder nor s3:/);
  expect(openStore('s3://shop/a', KEYS).nameOf()).toBe('s3://shop/a');
  expect(openStore('/b/a', KEYS).nameOf()).toBe('/b/a');
});
