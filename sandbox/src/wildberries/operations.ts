import { getBalance, getBudget } from './adverts/get-money.ts';
import { listCampaignStatistics } from './adverts/list-campaign-statistics.ts';
import { countCampaigns, listCampaigns } from './adverts/list-campaigns.ts';
import { listClusterDays, listClusters, listClusterTotals } from './adverts/list-clusters.ts';
import { pauseCampaign, startCampaign, stopCampaign } from './adverts/switch-campaign.ts';
import { getSearchReport } from './analytics/get-search-report.ts';
import { listFunnel, listFunnelDays } from './analytics/list-funnel.ts';
import { listSearchOrders } from './analytics/list-search-orders.ts';
import { listSearchDetails, listSearchGroups } from './analytics/list-search-tables.ts';
import { listSearchTexts } from './analytics/list-search-texts.ts';
import { getReportFile, listReports, orderReport, retryReport } from './analytics/serve-reports.ts';
import { listCards } from './cards/list-cards.ts';
import { listPrices, listPricesOf } from './cards/list-prices.ts';
import { saveMedia } from './cards/save-media.ts';
import { listTags } from './cards/tags.ts';
import { uploadMedia } from './cards/upload-media.ts';
import { getSellerInfo } from './general/get-seller-info.ts';
import { getSubscription } from './general/get-subscription.ts';
import type { WbMethodName } from './methods.ts';
import type { WbOperation } from './wb-call.ts';

export const OPERATIONS: Record<WbMethodName, WbOperation> = {
  sellerInfo: getSellerInfo,
  subscriptions: getSubscription,
  cardsList: listCards,
  mediaSave: saveMedia,
  mediaFile: uploadMedia,
  tags: listTags,
  pricesPage: listPrices,
  pricesOfArticles: listPricesOf,
  campaignCount: countCampaigns,
  campaigns: listCampaigns,
  campaignStatistics: listCampaignStatistics,
  clusterTotals: listClusterTotals,
  clusterDays: listClusterDays,
  clusters: listClusters,
  startCampaign,
  pauseCampaign,
  stopCampaign,
  budget: getBudget,
  balance: getBalance,
  searchReport: getSearchReport,
  searchGroups: listSearchGroups,
  searchDetails: listSearchDetails,
  searchTexts: listSearchTexts,
  searchOrders: listSearchOrders,
  funnel: listFunnel,
  funnelDays: listFunnelDays,
  orderReport,
  reports: listReports,
  retryReport,
  reportFile: getReportFile,
};

export const METHOD_NAMES = Object.keys(OPERATIONS) as WbMethodName[];
