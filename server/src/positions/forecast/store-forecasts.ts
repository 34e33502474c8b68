import { toStoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { ReportContext } from '../../platform/context.ts';
import type { PlaceForecast } from './forecast-place.ts';
import type { SeriesKey } from './series.ts';

export type MadeForecast = SeriesKey & { forecast: PlaceForecast };

const NO_BANDS = { best80: [], best50: [], middle: [], worst50: [], worst80: [] };

/** Stored again, those of one night replace themselves. */
export async function storeForecasts(
  { clickhouse }: ReportContext,
  { cabinetId, night }: { cabinetId: number; night: Date },
  made: readonly MadeForecast[],
): Promise<void> {
  await clickhouse.insert(
    'store position forecasts',
    'position_forecasts',
    made.map(({ sku, cityId, termId, forecast }) => ({
      cabinet: cabinetId,
      product: sku,
      city: cityId,
      term_id: termId,
      night: toStoredMoment(night),
      reason: forecast.reason ?? '',
      ...(forecast.reason === null ? forecast.bands : NO_BANDS),
      chances: forecast.reason === null ? forecast.chances.flat() : [],
    })),
  );
}
