import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CAMPAIGN_STATISTICS_BOUNDS } from './list-campaign-statistics.ts';
import { QUERY_POSITION_BOUNDS } from './list-query-positions.ts';
import { SALES_FUNNEL_BOUNDS } from './list-sales-funnel.ts';
import { SEARCH_TEXT_BOUNDS } from './list-search-texts.ts';
import { WB_PICTURE_BOUNDS } from './save-pictures.ts';

const FOLDER = new URL('../../../../../shared/contracts/wildberries/', import.meta.url);
const Schema = z.object({ properties: z.record(z.string(), z.looseObject({})) });
const Named = z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) });
const read = (name: string) => readFileSync(new URL(`${name}.min.json`, FOLDER), 'utf8');

const isMissing = !existsSync(FOLDER);
describe.skipIf(isMissing)('bounds of one call (skipped without ../shared/contracts)', () => {
  const fieldOf = (schema: string, field: string) => {
    const { schemas } = Named.parse(JSON.parse(read('11-analytics'))).components;
    return Schema.parse(schemas[schema]).properties[field];
  };

  it('of search reports and the funnel are those of the schemas', () => {
    expect(fieldOf('ItemSearchTextsRequest', 'nmIds')).toMatchObject({ maxItems: SEARCH_TEXT_BOUNDS.nmIds });
    expect(fieldOf('ItemOrdersRequest', 'searchTexts')).toMatchObject({
      maxItems: QUERY_POSITION_BOUNDS.texts,
    });
    expect(fieldOf('ItemsRequest', 'nmIds')).toMatchObject({ maxItems: SALES_FUNNEL_BOUNDS.nmIds });
    expect(fieldOf('ItemsRequest', 'limit')).toMatchObject({ maximum: SALES_FUNNEL_BOUNDS.products });
  });

  it.each([
    ['11-analytics', `количество запросов, максимум ${SEARCH_TEXT_BOUNDS.texts}`],
    ['11-analytics', `максимум — ${SEARCH_TEXT_BOUNDS.textsOfHigherLevels}`],
    ['11-analytics', `Максимальный период — ${QUERY_POSITION_BOUNDS.days} дней`],
    ['08-promotion', `${CAMPAIGN_STATISTICS_BOUNDS.days} день`],
    ['08-promotion', `максимум ${CAMPAIGN_STATISTICS_BOUNDS.campaigns} значений`],
    ['02-items', `${WB_PICTURE_BOUNDS.widthPx}×${WB_PICTURE_BOUNDS.heightPx}`],
    ['02-items', `максимум изображений для одной карточки товара — ${WB_PICTURE_BOUNDS.pictures}`],
    ['02-items', `максимальный размер — ${WB_PICTURE_BOUNDS.bytes / 1024 ** 2} Мб`],
  ])('%s says "%s"', (name, sentence) => {
    const text = read(name).replaceAll(/[\u00A0\u202F]/g, ' ');
    expect(text.includes(sentence)).toBe(true);
  });
});
