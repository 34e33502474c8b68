import { nmIdOf } from '../../market/nm-id.ts';
import type { QueryFigures } from '../create-query-meter.ts';
import { listOwnProducts, subjectNameOf } from '../own-products.ts';
import type { WbCall } from '../wb-call.ts';
import { describeProduct, listAdvertised } from './describe-product.ts';
import { groupFound } from './list-search-tables.ts';
import { listTopQueries, percentileOf, TOP_FIELDS } from './list-search-texts.ts';
import { wholePercent } from './metric.ts';
import {
  isChosen,
  isInCluster,
  listFoundProducts,
  type SearchFigures,
  visibilityOf,
} from './product-figures.ts';
import type { ReportAsk } from './report-ask.ts';
import { readPeriods } from './search-ask.ts';

type SearchReportAsk = Exclude<ReportAsk, { reportType: 'DETAIL_HISTORY_REPORT' | 'GROUPED_HISTORY_REPORT' }>;
type Row = Record<string, string | number | boolean>;

const NOTHING: SearchFigures = {
  avgPosition: 0,
  openCard: 0,
  addToCart: 0,
  openToCart: 0,
  orders: 0,
  cartToOrder: 0,
  visibility: 0,
};

function writeFigures(figures: SearchFigures, past: SearchFigures = NOTHING): Row {
  const columns = (one: SearchFigures, end: '' | 'Past'): Row => ({
    [`AveragePosition${end}`]: one.avgPosition,
    [`OpenCard${end}`]: one.openCard,
    [`AddToCart${end}`]: one.addToCart,
    [`OpenToCart${end}`]: one.openToCart,
    [`Orders${end}`]: one.orders,
    [`CartToOrder${end}`]: one.cartToOrder,
    [`Visibility${end}`]: one.visibility,
  });
  return { ...columns(figures, ''), ...columns(past, 'Past') };
}

function writeText(figures: QueryFigures, end: '' | 'Past'): Row {
  const { frequency, medianPosition, avgPosition, openCard, addToCart, orders } = figures;
  return {
    [`Frequency${end}`]: frequency,
    [`MedianPosition${end}`]: medianPosition,
    [`AveragePosition${end}`]: avgPosition,
    [`OpenCard${end}`]: openCard,
    [`AddToCart${end}`]: addToCart,
    [`OpenToCart${end}`]: wholePercent(addToCart, openCard),
    [`Orders${end}`]: orders,
    [`CartToOrder${end}`]: wholePercent(orders, addToCart),
    [`Visibility${end}`]: visibilityOf(avgPosition),
  };
}

const PERCENTILES = {
  openCard: 'OpenCardPercentile',
  addToCart: 'AddToCartPercentile',
  openToCart: 'OpenToCartPercentile',
  orders: 'OrdersPercentile',
  cartToOrder: 'CartToOrderPercentile',
} as const;

const NO_TEXT: QueryFigures = {
  text: '',
  frequency: 0,
  weekFrequency: 0,
  avgPosition: 0,
  medianPosition: 0,
  share: 0,
  openCard: 0,
  addToCart: 0,
  orders: 0,
};

function listTextRows(
  call: WbCall,
  { params }: Extract<SearchReportAsk, { reportType: 'SEARCH_QUERIES_PREMIUM_REPORT_TEXT' }>,
): Row[] {
  const periods = readPeriods(params, call.now);
  return listOwnProducts(call)
    .filter((product) => isChosen(product, params))
    .flatMap((product) => {
      const about = describeProduct(call, product);
      return listTopQueries(call, product, periods, params).map(({ figures, past }) => ({
        Text: figures.text,
        NmID: about.nmId,
        SubjectName: about.subjectName,
        BrandName: about.brandName,
        VendorCode: about.vendorCode,
        Name: about.name,
        Rating: about.rating,
        FeedbackRating: about.feedbackRating,
        MinPrice: about.price.minPrice,
        MaxPrice: about.price.maxPrice,
        ...writeText(figures, ''),
        ...Object.fromEntries(TOP_FIELDS.map((field) => [PERCENTILES[field], percentileOf(figures, field)])),
        ...writeText(past ?? NO_TEXT, 'Past'),
        Currency: 'RUB',
      }));
    });
}

/** The rows of a search report, by subjects and brands, by articles or by texts. */
export async function writeSearchReport(call: WbCall, ask: SearchReportAsk): Promise<Row[]> {
  if (ask.reportType === 'SEARCH_QUERIES_PREMIUM_REPORT_TEXT') return listTextRows(call, ask);
  const found = await listFoundProducts(call, ask.params, readPeriods(ask.params, call.now));
  const chosen = found.filter(({ current }) => isInCluster(current, ask.params.positionCluster));
  if (ask.reportType === 'SEARCH_QUERIES_PREMIUM_REPORT_GROUP') {
    return groupFound(chosen, ask.params.orderBy).flatMap(({ current, past, members }) => {
      const product = members[0]?.product;
      if (product === undefined) return [];
      return {
        SubjectName: subjectNameOf(call, product),
        SubjectID: product.categoryId,
        BrandName: product.brand,
        TagID: 0,
        ...writeFigures(current, past),
      };
    });
  }
  const advertised = listAdvertised(call);
  return chosen.map(({ product, current, past }) => {
    const about = describeProduct(call, product);
    return {
      NmID: nmIdOf(product.sku),
      VendorCode: about.vendorCode,
      Name: about.name,
      Subject: about.subjectName,
      Brand: about.brandName,
      IsAdvertised: advertised.has(product.sku),
      IsRated: about.isCardRated,
      Rating: about.rating,
      FeedbackRating: about.feedbackRating,
      MinPrice: about.price.minPrice,
      MaxPrice: about.price.maxPrice,
      ...writeFigures(current, past),
      IsSubstitutedSKU: false,
      Currency: 'RUB',
    };
  });
}
