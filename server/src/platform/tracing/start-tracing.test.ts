import { describe, expect, it } from 'vitest';
import { readSampler } from './read-sampler.ts';
import { isTracingOn } from './start-tracing.ts';
import { summarize } from './trace-statements.ts';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';

describe('isTracingOn', () => {
  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'otlp' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'TRUE' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
    [{ OTEL_SERVICE_NAME: 'shop' }, false],
    [{}, false],
  ])('%j: %s', (variables, isOn) => {
    expect(isTracingOn(variables)).toBe(isOn);
  });

  it.each([
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, /must be otlp or none, not zipkin/],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /http\/json, not as grpc/],
    [{ OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf' }, /not as http\/protobuf/],
  ])('refuses %j', (variables, sentence) => {
    expect(() => isTracingOn({ OTEL_EXPORTER_OTLP_ENDPOINT, ...variables })).toThrow(sentence);
  });
});

describe('readSampler', () => {
  it.each([
    [undefined, undefined, 'AlwaysOn'],
    ['always_on', undefined, 'AlwaysOn'],
    ['parentbased_always_off', undefined, 'AlwaysOff'],
    ['parentbased_traceidratio', '0.25', '0.25'],
    ['traceidratio', undefined, '{1}'],
  ])('%s %s is %s', (name, argument, words) => {
    expect(readSampler(name, argument).toString()).toContain(words);
  });

  it.each([
    ['sometimes', undefined, /OTEL_TRACES_SAMPLER must be always_on/],
    ['toString', undefined, /OTEL_TRACES_SAMPLER must be/],
    ['traceidratio', '2', /from 0 to 1, not 2/],
    ['traceidratio', '', /from 0 to 1/],
    ['traceidratio', 'half', /from 0 to 1, not half/],
  ])('refuses %s %s', (name, argument, sentence) => {
    expect(() => readSampler(name, argument)).toThrow(sentence);
  });
});

it.each([
  ['select "id" from "users" where "email" = $1', 'select users'],
  ['insert into "public"."ledger_entries" ("amount") values ($1)', 'insert ledger_entries'],
  ['update only cabinets set name = $1', 'update cabinets'],
  ['delete from "sessions" where id = $1', 'delete sessions'],
  ['with due as (select id from slots for update) update slots set x = 1', 'select slots'],
  ['select extract(epoch from now()) from jobs.job', 'select job'],
  ['select 1', 'select'],
  ['begin', 'statement'],
  ["select 'anna@shop.test'", 'select'],
])('%s is called %s', (sql, summary) => {
  expect(summarize(sql)).toBe(summary);
});
