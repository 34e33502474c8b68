import type { FILE_TEXTS } from '@vitrina/contract/positions/file.ts';
import { CheckOutcome } from '@vitrina/contract/positions/places.ts';
import type { PositionFileForm } from '@vitrina/contract/positions/views.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../../platform/texts/create-format.ts';
import type { EntryScope } from '../matrix/use-entry-matrix.ts';

type Texts = Partial<Record<(typeof FILE_TEXTS)[number], string>>;
type Details = Pick<EntryScope, 'search' | 'period' | 'grouping'> & { form: PositionFileForm };

const NAMES = [
  'sheet',
  'about',
  'query',
  'place',
  'outcome',
  'checkedAt',
  'mode',
  'placesRead',
  'lateSeconds',
  'product',
  'sku',
  'city',
  'cabinet',
  'marketplace',
  'period',
  'form',
  'madeAt',
  'rows',
  'coverage',
  'answered',
  'planned',
  'plain',
  'category',
] as const;

/** What a file of positions says, as the screen would say it. */
export function fileTexts(t: TFunction, format: Format, shown: Details): Texts {
  const { search, period, grouping, form } = shown;
  const names = NAMES.map((name) => [name, t(`positionViews.file.${name}`)] as const);
  const outcomes = CheckOutcome.options.map((outcome) => [outcome, t(`gaps.${outcome}`)] as const);
  const isRaw = form === 'raw';
  const notApplicable = '—';
  return {
    ...Object.fromEntries([...names, ...outcomes]),
    now: t('positions.columns.now'),
    best: t('positions.columns.best'),
    median: t('positions.columns.median'),
    moment: t(isRaw ? 'positionViews.file.checkMoment' : 'positionViews.file.moment'),
    notFoundShort: t('ui.absent.notFound'),
    deepShort: t('ui.absent.deep'),
    grouping: t('positions.grouping'),
    choice: t('positions.choice'),
    // Places are read from the main marketplace's storefront only.
    marketplaceName: t('marketplaces.ozon'),
    periodText: format.period(period),
    groupingText: isRaw ? notApplicable : t(`ui.grouping.names.${grouping}`),
    choiceText: isRaw ? notApplicable : t(`positions.choices.${search.choice}`),
    formText: t(`positionViews.file.forms.${form}`),
  };
}
