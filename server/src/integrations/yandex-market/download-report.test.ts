import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { describeExchange } from '../../platform/outbound/exchange.ts';
import type { Arrived, Outgoing } from '../../platform/outbound/send.ts';
import { downloadReport } from './download-report.ts';

const BASE = 'http://127.0.0.1:5000/yandex-market';
const LINK = 'https://reports.test/file.zip?signature=secret';

function answering(status: number, body: Uint8Array = new Uint8Array()) {
  const requested: Outgoing[] = [];
  const answer: Arrived = {
    outcome: 'answered',
    status,
    headers: {},
    setCookies: [],
    body: Buffer.from(body),
  };
  const send = async (request: Outgoing) => {
    requested.push(request);
    return answer;
  };
  return { requested, answer, key: { baseUrl: BASE, apiKey: 'ACMA:secret', send } };
}

describe('the file of a report', () => {
  it('the key does not travel with the request, and the link is in no record', async () => {
    const { requested, answer, key } = answering(200, zipSync({ 'a.csv': strToU8('A\n1\n') }));
    const download = await downloadReport(key, LINK);
    expect(download.outcome).toBe('ok');
    const [request] = requested;
    if (!request) throw new Error('nothing was asked');
    expect(JSON.stringify(request)).not.toContain('ACMA');
    expect(JSON.stringify(describeExchange(request, answer))).not.toContain('signature=secret');
  });

  it.each([
    'http://elsewhere.test/file.zip',
    'file:///etc/passwd',
    'ftp://127.0.0.1:5000/a.zip',
    'http://127.0.0.1:5001/a.zip',
    'nothing',
  ])('%s is not followed', async (link) => {
    const { requested, key } = answering(200);
    expect((await downloadReport(key, link)).outcome).toBe('drift');
    expect(requested).toEqual([]);
  });

  it('a link of the same server is', async () => {
    const { key } = answering(200, zipSync({ 'a.csv': strToU8('A\n') }));
    expect((await downloadReport(key, `${BASE}/report-files/1`)).outcome).toBe('ok');
  });

  it.each([
    [403, 'linkExpired'],
    [404, 'linkExpired'],
    [410, 'linkExpired'],
    [500, 'serverError'],
    [302, 'drift'],
    [200, 'drift'],
  ])('%i is %s', async (status, outcome) => {
    const { key } = answering(status, strToU8('<Error><Code>AccessDenied</Code></Error>'));
    expect((await downloadReport(key, LINK)).outcome).toBe(outcome);
  });
});
