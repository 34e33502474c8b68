import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** The status of an answer that came whole, else what was wrong. A proxy that is tried has a certificate of its own making. */
export function statusOf(address: string): Promise<string> {
  return new Promise((resolve) => {
    const options = { rejectUnauthorized: false, timeout: 10_000 };
    const request = address.startsWith('https:') ? requestHttps : requestHttp;
    const sent = request(address, options, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', (error) => resolve(error.message));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer within ten seconds')));
    sent.on('error', (error) => resolve(error.message));
    sent.end();
  });
}
