import http from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { createPostToStranger } from '../../src/platform/outbound/strangers/post-to-stranger.ts';
import { readAddress } from '../../src/platform/outbound/strangers/read-address.ts';
import { type Figure, never, type Size } from '../figure.ts';
import { openCanary } from './canary.ts';
import { INNER_ADDRESSES, listLiteralForms } from './literal-forms.ts';

const REDIRECTS = [300, 301, 302, 303, 305, 307, 308];

const posting = (url: string) => ({ url, headers: {}, body: '{}', timeoutMs: 5_000 });
const answerOf = (address: string) => ({ address, family: isIPv6(address) ? 6 : 4 });

/** Refused when it is saved, and refused again when a row of an older version has it. */
async function literals(): Promise<Figure[]> {
  const forms = listLiteralForms();
  const post = createPostToStranger({ inner: [] });
  const tried: string[] = [];
  for (const url of forms) if ((await post(posting(url))).outcome !== 'address') tried.push(url);
  const saved = forms.filter((url) => readAddress(url, []).url !== undefined);
  const of = `${forms.length} spellings`;
  return [
    never('R21', 'spellings of private addresses that are saved', saved, of),
    never('R21', 'spellings of private addresses that are connected to', tried, of),
  ];
}

/** The name is of the public network when it is saved, and leads inside whenever it is resolved. */
async function inward(): Promise<Figure> {
  const canary = await openCanary();
  const passed: string[] = [];
  for (const address of INNER_ADDRESSES)
    for (const addresses of [[address], ['8.8.8.8', address], [address, '8.8.8.8']]) {
      const post = createPostToStranger({ inner: [], resolve: async () => addresses.map(answerOf) });
      const { outcome } = await post(posting(`https://hooks.example.com:${canary.port}/`));
      if (outcome !== 'private') passed.push(`${addresses.join(', ')}: ${outcome}`);
    }
  const hits = canary.hits();
  canary.close();
  const of = `${INNER_ADDRESSES.length * 3} answers of a resolver, ${hits} connections`;
  return never('R21', 'names that lead inside, alone or beside a public address', passed, of);
}

/**
 * The answer changes between any two questions. 127.0.0.2 stands for a public address here, because it can be listened
 * to; whoever resolved twice would come to 127.0.0.1.
 */
async function rebinding(size: Size): Promise<Figure[]> {
  const rounds = size === 'small' ? 20 : 500;
  const outer = await openCanary('127.0.0.2');
  const canary = await openCanary('127.0.0.1');
  let questions = 0;
  const resolve = async () => {
    questions += 1;
    return [answerOf(questions % 2 === 1 ? '127.0.0.2' : '127.0.0.1')];
  };
  const post = createPostToStranger({
    inner: [],
    resolve,
    isAllowed: (address) => address === '127.0.0.2',
  });
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const port of [outer.port, canary.port])
      outcomes.push((await post(posting(`https://hooks.example.com:${port}/`))).outcome);
  const [reached, hits] = [outer.hits(), canary.hits()];
  outer.close();
  canary.close();
  const refused = outcomes.filter((outcome) => outcome === 'private').length;
  return [
    {
      id: 'R21',
      figure: 'a name whose answer changes each time: connections to the address that was not looked at',
      required: '0, one question for each request',
      measured: `${hits} of ${outcomes.length} requests, ${questions} questions`,
      isKept: hits === 0 && questions === outcomes.length,
    },
    {
      id: 'R21',
      figure: 'the same: the public answer is connected to, the private one refused',
      required: `${rounds} and ${rounds}`,
      measured: `${reached} and ${refused}`,
      isKept: reached === rounds && refused === rounds,
    },
  ];
}

async function redirects(): Promise<Figure> {
  const canary = await openCanary();
  const targets = [
    `http://127.0.0.1:${canary.port}/`,
    `https://127.0.0.1:${canary.port}/`,
    '//localhost/',
    '/',
  ];
  let requests = 0;
  const receiver = http.createServer((request, response) => {
    requests += 1;
    const [, status = '302', target = '0'] = (request.url ?? '').split('/');
    response.writeHead(Number(status), { location: targets[Number(target)] ?? '/' }).end();
  });
  receiver.listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  const { port } = receiver.address() as AddressInfo;
  // The canary is let through as well: nothing but the rule about redirects keeps a request from it.
  const post = createPostToStranger({ inner: [`127.0.0.1:${port}`, `127.0.0.1:${canary.port}`] });
  let answered = 0;
  for (const status of REDIRECTS)
    for (const target of targets.keys()) {
      const posted = await post(posting(`http://127.0.0.1:${port}/${status}/${target}`));
      if (posted.outcome === 'answered' && posted.status === status) answered += 1;
    }
  const sent = REDIRECTS.length * targets.length;
  const hits = canary.hits();
  receiver.close();
  canary.close();
  return {
    id: 'R21',
    figure: 'redirects of a real receiver that are followed',
    required: `0 of ${sent}, each noted as the answer that it is`,
    measured: `${hits + requests - sent} of ${requests}, ${answered} noted`,
    isKept: hits === 0 && requests === sent && answered === sent,
  };
}

/** R21: no address that a person types leads into the network of the server. */
export async function prove(size: Size): Promise<Figure[]> {
  return [...(await literals()), await inward(), ...(await rebinding(size)), await redirects()];
}
