import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TinyAnswer = { status?: number; headers?: Record<string, string>; body?: string };

type TinyRequest = { path: string; url: URL; cityId: number | undefined };

/** What a test may do to one request: answer it itself, break it, or leave it to the shelves (undefined). */
type Interfere = (request: TinyRequest) => TinyAnswer | 'hang' | 'reset' | undefined;

export type TinyStorefront = {
  url: string;
  /** Every request in order, as inner paths. */
  requests: string[];
  shelves: Map<string, readonly number[]>;
  interfere(next: Interfere | undefined): void;
  close(): Promise<void>;
};

const CITIES: Record<number, string> = { 1: 'Москва', 2: 'Казань' };

export function tile(sku: number) {
  return {
    sku,
    action: { link: `/product/tovar-${sku}/?at=x` },
    mainState: [
      { type: 'priceV2', priceV2: { price: [{ text: `${sku} ₽`, textStyle: 'PRICE' }] } },
      { type: 'textDS', id: 'name', textDS: { text: `Товар ${sku}` } },
      {
        type: 'labelListV2',
        labelListV2: { items: [{ text: { text: '4.5' } }, { text: { text: `${sku} отзывов` } }] },
      },
    ],
    multiButton: {
      ozonButton: { addToCart: { actionButton: { title: 'Завтра' }, quantityButton: { maxItems: 7 } } },
    },
    tileImage: { items: [{ type: 'image', image: { link: `https://img.test/${sku}.jpg` } }] },
  };
}

export function pageOf(
  widgets: readonly [string, unknown][],
  rest: { nextPage?: string; pageType?: string } = {},
): string {
  const counts = new Map<string, number>();
  const states = widgets.map(([name, state]): [string, string] => {
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return [`${name}-31337-default-${number}`, JSON.stringify(state)];
  });
  return JSON.stringify({
    widgetStates: Object.fromEntries<string>(states),
    layoutTrackingInfo: JSON.stringify({ pageType: rest.pageType ?? 'search' }),
    ...(rest.nextPage === undefined ? {} : { nextPage: rest.nextPage }),
  });
}

export function cityBar(cityId: number): [string, unknown] {
  return ['addressBookBarWeb', { areaId: cityId, city: CITIES[cityId] }];
}

/** A storefront of a few shelves (`query|city` -> SKUs, best first), forty tiles a page. */
export async function startTinyStorefront(pageSize = 40): Promise<TinyStorefront> {
  const shelves = new Map<string, readonly number[]>();
  const requests: string[] = [];
  let interfere: Interfere | undefined;

  function answerShelf({ url, cityId = 1 }: TinyRequest): TinyAnswer {
    if (url.pathname === '/modal/addressbook') {
      const input = Number(url.searchParams.get('select_address'));
      const city = input in CITIES ? input : 1;
      return { headers: { 'set-cookie': `AREA_ID=${city}; Path=/` }, body: pageOf([cityBar(city)]) };
    }
    const query = url.searchParams.get('text') ?? '';
    const start = Number(url.searchParams.get('start') ?? 0);
    const shelf = shelves.get(`${query}|${cityId}`) ?? [];
    const end = start + pageSize;
    const items = shelf.slice(start, end).map(tile);
    const nextPage = `/search/?${new URLSearchParams({ text: query, start: String(end) }).toString()}`;
    const widgets: [string, unknown][] = [cityBar(cityId), ['tileGridDesktop', { items }]];
    return { body: pageOf(widgets, end < shelf.length ? { nextPage } : {}) };
  }

  function serve(message: IncomingMessage, response: ServerResponse) {
    const path = new URL(message.url ?? '', 'http://tiny').searchParams.get('url') ?? '';
    requests.push(path);
    const area = /AREA_ID=(\d+)/.exec(message.headers.cookie ?? '')?.[1];
    const request = {
      path,
      url: new URL(path, 'http://tiny'),
      cityId: area === undefined ? undefined : Number(area),
    };
    const answer = interfere?.(request) ?? answerShelf(request);
    if (answer === 'hang') return;
    if (answer === 'reset') {
      message.socket.resetAndDestroy();
      return;
    }
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body ?? '');
  }

  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    shelves,
    interfere: (next) => {
      interfere = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
