import type { Ask } from './ask.ts';
import { getCategoryTree } from './get-category-tree.ts';
import { listBidRecommendations, listBids } from './list-bids.ts';
import { getBusinessSettings, getCampaign, getTokenInfo, listCampaigns } from './list-campaigns.ts';
import { listGoodsStats } from './list-goods-stats.ts';
import { listOfferCards } from './list-offer-cards.ts';
import { listOfferMappings } from './list-offer-mappings.ts';
import { listOrdersStats } from './list-orders-stats.ts';
import type { MarketCall } from './market-call.ts';
import type { OperationName } from './operations.ts';
import { generateReport } from './reports/generate-report.ts';
import { getReportInfo } from './reports/get-report-info.ts';
import { getRegion, listRegionChildren, searchRegions } from './search-regions.ts';

const PERFORMERS: Record<OperationName, (call: MarketCall, ask: Ask) => unknown> = {
  getAuthTokenInfo: getTokenInfo,
  getCampaigns: listCampaigns,
  getCampaign,
  getBusinessSettings,
  searchRegionsByName: searchRegions,
  searchRegionsById: getRegion,
  searchRegionChildren: listRegionChildren,
  getOfferMappings: listOfferMappings,
  getOfferCardsContentStatus: listOfferCards,
  getGoodsStats: listGoodsStats,
  getOrdersStats: listOrdersStats,
  generateShowsSalesReport: generateReport('shows-sales'),
  generateShowsBoostReport: generateReport('shows-boost'),
  generateBoostConsolidatedReport: generateReport('boost-consolidated'),
  generateCompetitorsPositionReport: generateReport('competitors-position'),
  generateShelfsStatisticsReport: generateReport('shelf-statistics'),
  getReportInfo,
  getBidsInfoForBusiness: listBids,
  getBidsRecommendations: listBidRecommendations,
  getCategoriesTree: getCategoryTree,
};

export function performOperation(name: OperationName, call: MarketCall, ask: Ask): unknown {
  return PERFORMERS[name](call, ask);
}
