import { getAnalyticsData } from './get-analytics-data.ts';
import { getImportInfo } from './get-import-info.ts';
import { getProductDescription } from './get-product-description.ts';
import { getRoles } from './get-roles.ts';
import { getSellerInfo } from './get-seller-info.ts';
import { getUploadLimits } from './get-upload-limits.ts';
import { listContentRatings } from './list-content-ratings.ts';
import { listProductAttributes } from './list-product-attributes.ts';
import { listProductInfo } from './list-product-info.ts';
import { listProductPrices } from './list-product-prices.ts';
import { listProductQueries } from './list-product-queries.ts';
import { listProductQueryDetails } from './list-product-query-details.ts';
import { listProducts } from './list-products.ts';
import { listRelatedSkus } from './list-related-skus.ts';
import { listTextQueries } from './list-text-queries.ts';
import { listTopQueries } from './list-top-queries.ts';
import type { PICTURE_METHODS, READING_METHODS } from './methods.ts';
import { importPictures } from './pictures/import-pictures.ts';
import { importPicturesAsBefore } from './pictures/import-pictures-as-before.ts';
import { listPictures } from './pictures/list-pictures.ts';
import type { SellerCall } from './seller-call.ts';

type Method = (typeof READING_METHODS)[number] | (typeof PICTURE_METHODS)[number];

/** Every method of the contract and what answers it. */
export const OPERATIONS = {
  '/v1/roles': getRoles,
  '/v1/seller/info': getSellerInfo,
  '/v3/product/list': listProducts,
  '/v3/product/info/list': listProductInfo,
  '/v4/product/info/attributes': listProductAttributes,
  '/v1/product/info/description': getProductDescription,
  '/v1/product/rating-by-sku': listContentRatings,
  '/v1/product/related-sku/get': listRelatedSkus,
  '/v5/product/info/prices': listProductPrices,
  '/v1/product/pictures/import': importPicturesAsBefore,
  '/v2/product/pictures/import': importPictures,
  '/v1/product/import/info': getImportInfo,
  '/v2/product/pictures/info': listPictures,
  '/v4/product/info/limit': getUploadLimits,
  '/v1/analytics/data': getAnalyticsData,
  '/v1/analytics/product-queries': listProductQueries,
  '/v1/analytics/product-queries/details': listProductQueryDetails,
  '/v1/search-queries/top': listTopQueries,
  '/v1/search-queries/text': listTextQueries,
} as const satisfies Record<Method, (call: SellerCall, body: unknown) => unknown>;
