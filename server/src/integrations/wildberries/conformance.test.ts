import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { type ContractName, openContract } from '@vitrina/conformance/open-contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { wbKeyOf } from '../../../test/fakes/wb-key.ts';
import type { Exchange } from '../../platform/outbound/exchange.ts';
import { recordExchanges } from '../../platform/outbound/record.ts';
import { send } from '../../platform/outbound/send.ts';
import { checkToken } from './check-token.ts';
import { WB_METHODS } from './limits.ts';
import { listCampaignStatistics } from './list-campaign-statistics.ts';
import { listCampaigns } from './list-campaigns.ts';
import { listCardPage, type WbCard } from './list-cards.ts';
import { listQueryPositions } from './list-query-positions.ts';
import { listSalesFunnel } from './list-sales-funnel.ts';
import { listSearchTexts } from './list-search-texts.ts';
import { savePictures } from './save-pictures.ts';
import { pauseCampaign, startCampaign } from './switch-campaign.ts';
import type { WbKey } from './wb-key.ts';

const NAMES = ['wb-general', 'wb-items', 'wb-promotion', 'wb-analytics'] as const satisfies ContractName[];
const contracts = NAMES.map((name) => openContract(name));

describe.skipIf(contracts.includes(undefined))('requests (skipped without ../shared/contracts)', () => {
  const checkers = contracts.map((contract) => ({ contract, coverage: createCoverage(contract, 'client') }));
  let sandbox: Sandbox;
  let key: WbKey;
  let exchanges: Exchange[] = [];
  let cards: WbCard[];
  let now: Date;
  const dayBefore = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 1000, products: 1000 });
    now = (await sandbox.clock()).now;
    key = await wbKeyOf(sandbox, 'service', {
      send: recordExchanges(send, (exchange) => exchanges.push(exchange)),
    });
    const page = await listCardPage(key, null);
    cards = page.outcome === 'ok' ? page.data.cards : [];
  });
  afterAll(() => sandbox.stop());

  function differences(): string[] {
    const found = exchanges.flatMap(({ method, url, requestHeaders, requestBody, answer }) => {
      if (answer.outcome !== 'answered') return [`${url}: ${answer.outcome}`];
      const { pathname, search } = new URL(url);
      const path = `${pathname.replace(/^\/wildberries\/[^/]+/, '')}${search}`;
      const checker = checkers.find(({ contract }) => contract?.findOperation(method, path));
      if (checker === undefined) return [`${method} ${path}: in no contract`];
      return checker.coverage.check({
        method,
        path,
        headers: requestHeaders,
        requestBody: requestBody ?? undefined,
        status: answer.status,
        answerBody: answer.body,
        answerHeaders: answer.headers,
      });
    });
    exchanges = [];
    return found;
  }

  const operations: [string, () => Promise<{ outcome: string }>][] = [
    ['the token', async () => checkToken(key, now)],
    ['cards', async () => listCardPage(key, null)],
    [
      'pictures',
      async () => {
        const [card] = cards;
        if (card === undefined) throw new Error('no cards');
        return savePictures(key, card, card.pictures.toReversed());
      },
    ],
    ['campaigns', async () => listCampaigns(key)],
    [
      'statistics of campaigns',
      async () => {
        const campaigns = await listCampaigns(key);
        const campaignIds = campaigns.outcome === 'ok' ? campaigns.data.map(({ id }) => id) : [];
        return listCampaignStatistics(key, { campaignIds, from: dayBefore(7), to: dayBefore(1) });
      },
    ],
    [
      'queries of products',
      async () => {
        const nmIds = cards.slice(0, 20).map(({ nmId }) => nmId);
        return listSearchTexts(key, { nmIds, from: dayBefore(7), to: dayBefore(1), limit: 30 });
      },
    ],
    [
      'places of a product',
      async () => {
        const texts = ['чайник', 'сковорода'];
        const nmId = cards[0]?.nmId ?? 0;
        return listQueryPositions(key, { nmId, texts, from: dayBefore(7), to: dayBefore(1) });
      },
    ],
    [
      'sales funnel',
      async () => {
        const nmIds = cards.slice(0, 20).map(({ nmId }) => nmId);
        return listSalesFunnel(key, { nmIds, from: dayBefore(7), to: dayBefore(1), offset: 0 });
      },
    ],
    [
      'switching a campaign',
      async () => {
        const campaigns = await listCampaigns(key);
        const running =
          campaigns.outcome === 'ok' ? campaigns.data.find(({ status }) => status === 'active') : undefined;
        await pauseCampaign(key, running?.id ?? 0);
        return startCampaign(key, running?.id ?? 0);
      },
    ],
  ];

  it.each(operations)('%s', async (_name, ask) => {
    expect(['ok', 'valid']).toContain((await ask()).outcome);
    expect(differences()).toEqual([]);
  });

  it('every method of the table was called', () => {
    const missing = checkers.flatMap(({ contract, coverage }) => {
      const used = Object.values(WB_METHODS)
        .map(({ verb, path }) => `${verb} ${path}`)
        .filter((name) => contract?.findOperation(...(name.split(' ') as [string, string])));
      return coverage.missing(used);
    });
    expect(missing).toEqual([]);
  });

  it('no token is in what was recorded', async () => {
    await listCampaigns(key);
    expect(JSON.stringify(exchanges)).not.toContain(key.token);
  });
});
