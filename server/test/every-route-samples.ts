import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { ErrorKey } from '@vitrina/contract/errors.ts';
import sharp from 'sharp';
import { AB_TESTS } from './ab-test-samples.ts';
import { PIGGY_BACKERS } from './piggy-backer-samples.ts';
import { RADAR_ALERTS } from './radar-alert-samples.ts';
import { RADAR_CARD } from './radar-card-samples.ts';
import { RADAR_FEED } from './radar-feed-samples.ts';
import type { Sample } from './route-sample.ts';

const mark = () => randomBytes(5).toString('hex');
const address = () => `${mark()}@example.test`;
const digits = (length: number) => '7'.repeat(length);

const PASSWORD = 'Quartz-lantern-58';
const AGREED = { userAgreement: true, paymentPolicy: true, privacyPolicy: true };
const PERIOD = { from: '2026-02-01', to: '2026-02-28' };
const HISTORY = { marketplace: 'ozon', queries: ['чайник'], cityId: 0, ...PERIOD };
const SHELF = { query: 'чайник', cityId: 213 };
const RULE = { scope: { kind: 'cabinet' }, change: { kind: 'falls', by: 10 } };
const WEBHOOK = { name: 'Склад', url: 'https://hooks.example.com/', kinds: ['keyRefused'] };
const BARE: Sample = {};
const keywordFile = () => Promise.resolve(Buffer.from('Запрос;Частота\nчайник;100\n'));

const inCabinet: Sample = { input: ({ cabinetId }) => ({ cabinetId }) };
const withIn = (input: object, answers?: Sample['answers']): Sample => ({
  input: ({ cabinetId }) => ({ cabinetId, ...input }),
  ...(answers ? { answers } : {}),
});
const ofEntry = (input: object = {}, answers?: Sample['answers']): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, entryId: await things.entry(), ...input }),
  ...(answers ? { answers } : {}),
});
/** Entries here follow one query that is named after them. */
const ofCell: Sample = {
  input: async ({ cabinetId, things }) => {
    const entryId = await things.entry();
    return { cabinetId, entryId, query: `вещь запрос ${entryId}`, bucket: '2026-02-10T09:00:00.000Z' };
  },
};
const ofWebhook = (input: object = {}): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, webhookId: await things.webhook(), ...input }),
});
const ofTarget = (input: object = {}): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, targetId: await things.member(), ...input }),
});
const ofExport: Sample = {
  input: async ({ cabinetId, things }) => ({ cabinetId, exportId: await things.export() }),
};
const ofImport = (input: object = {}): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, importId: await things.queryImport(), ...input }),
});
const ofCardRun: Sample = {
  input: async ({ cabinetId, things }) => ({ cabinetId, runId: await things.cardRun() }),
};
const ofInvite: Sample = {
  input: async ({ cabinetId, things }) => ({ cabinetId, inviteId: await things.invite() }),
};
const ofProducts = (input: object = {}, answers?: Sample['answers']): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, skus: [await things.product()], ...input }),
  ...(answers ? { answers } : {}),
});
const ofOwnProduct = (input: object = {}, answers?: Sample['answers']): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, sku: await things.product(), ...input }),
  ...(answers ? { answers } : {}),
});
/** Somebody's own: to colleagues it is not there. */
const ofAlert = (input: object = {}): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, alertId: await things.jumpAlert(), ...input }),
  answers: ['ok', 'jumpAlert.notFound'],
});
const ofView = (input: object = {}, answers?: Sample['answers']): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, viewId: await things.savedView(), ...input }),
  ...(answers ? { answers } : {}),
});
const ofSearch = (input: object = {}): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, searchId: await things.savedSearch(), ...input }),
});
const ofRule = (input: object = {}): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, ruleId: await things.positionAlert(), ...input }),
});
const ofNote = (input: object = {}): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, noteId: await things.note(), ...input }),
});
const withCode = (field: string, length: number, wrong: ErrorKey, more: object = {}): Sample => ({
  input: () => ({ [field]: digits(length), ...more }),
  answers: [wrong],
});

const ACCOUNTS: Record<string, Sample> = {
  // This is no public demo: there are no such routes.
  'demo/open': { input: () => ({ language: 'ru' }), answers: ['request.notFound'] },
  'demo/picture': { input: () => ({ address: '/images/1/1.svg' }), answers: ['request.notFound'] },
  'user/login': {
    input: () => ({ email: address(), password: PASSWORD }),
    answers: ['user.wrongCredentials'],
  },
  'user/refresh': { answers: ['user.notAuthorized'] },
  'user/logout': BARE,
  'user/register': {
    input: () => ({
      fullName: 'Новый Человек',
      email: address(),
      password: PASSWORD,
      agreements: AGREED,
      language: 'ru',
    }),
  },
  'user/requestRecovery': { input: () => ({ email: address() }) },
  'user/checkRecovery': withCode('code', 20, 'code.invalid'),
  'user/recovery': withCode('code', 20, 'code.invalid', { newPassword: PASSWORD }),
  'user/getMyInfo': BARE,
  'user/requestEmailVerify': BARE,
  // Everybody here has a verified address, so the link counts as opened for the second time.
  'user/emailVerify': {
    input: () => ({ verifyCode: digits(20) }),
    answers: ['ok', 'code.invalidVerification'],
  },
  'user/requestChangeEmail': {
    input: () => ({ newEmail: address(), currentPassword: PASSWORD }),
    answers: ['user.wrongPassword'],
  },
  'user/changeEmail': withCode('changeCode', 20, 'code.invalidChange'),
  'user/requestChangePassword': {
    input: () => ({ currentPassword: PASSWORD, newPassword: `${PASSWORD}9` }),
    answers: ['user.wrongPassword'],
  },
  'user/changePassword': withCode('changeCode', 20, 'code.invalidChange'),
  'user/changeProfile': { input: () => ({ fullName: 'Анна Продавец', username: `anna-${mark()}` }) },
  'user/changeLanguage': { input: () => ({ language: 'en' }) },
  'user/setAvatar': {
    file: () =>
      sharp({ create: { width: 256, height: 256, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
  },
  'user/removeAvatar': BARE,
  'user/getAvatar': { input: () => ({ name: digits(22) }), answers: ['request.notFound'] },
  'user/getSessions': BARE,
  'user/endSession': { input: async ({ things }) => ({ sessionId: await things.session() }) },
  'user/endOtherSessions': BARE,
  'user/getTokens': BARE,
  'user/createToken': {
    input: ({ cabinetId }) => ({ name: 'Отчёты', cabinetIds: [cabinetId], scope: 'read', days: 30 }),
    answers: ['ok', 'cabinet.notFound', 'cabinet.insufficientRights', 'token.tooMany'],
  },
  'sharedScreen/getAll': BARE,
  'sharedScreen/share': {
    input: ({ cabinetId }) => ({
      cabinetId,
      screen: '/sharp-jumps-stats',
      state: '',
      questions: [{ path: 'sharpJumps/getAll', input: { cabinetId, marketplace: 'ozon' } }],
      days: 7,
    }),
    answers: ['ok', 'cabinet.notFound', 'cabinet.insufficientRights', 'sharedScreen.tooMany'],
  },
  'sharedScreen/revoke': {
    input: async ({ things }) => ({ sharedScreenId: await things.sharedScreen() }),
    // Whoever is in no cabinet has made none.
    answers: ['ok', 'sharedScreen.notFound'],
  },
  'sharedScreen/open': { input: () => ({ secret: 'vis_unknown' }), answers: ['sharedScreen.notFound'] },
  'user/revokeToken': { input: async ({ things }) => ({ tokenId: await things.personalToken() }) },
  // No bot has a token here.
  'user/generateCodeForTelegram': { answers: ['external.serverError'] },
  'user/getMessengerLink': BARE,
  'user/disconnectTelegram': BARE,
  'user/generateCodeForExtension': BARE,
  'user/useCodeForExtension': {
    input: () => ({ email: address(), code: digits(6) }),
    answers: ['code.invalid'],
  },
  'user/referralCode': BARE,
  'user/createReferralCode': BARE,
  'user/walletInfo': BARE,
  'user/walletOperations': BARE,
  'user/walletOverview': BARE,
  'user/referralRewards': BARE,
  'user/waitingPercent': BARE,
  'user/setWalletReminder': { input: () => ({ threshold: 500 }) },
  'user/tariffInfo': BARE,
  'ozonCabinet/getPlanUsage': BARE,
  'user/quotePlan': { input: () => ({ planType: 5, months: 1, begins: 'now' }) },
  'user/buyPlan': {
    input: () => ({
      planType: 7,
      months: 1,
      begins: 'now',
      requestKey: randomUUID(),
      confirmed: { kind: 'start', price: 990, credit: 0, endsNow: null },
    }),
    answers: ['plan.notOffered'],
  },
  'user/switchPlanRenewal': { input: () => ({ isOn: false }) },
  'webhook/getAll': inCabinet,
  'webhook/create': {
    input: ({ cabinetId }) => ({ cabinetId, ...WEBHOOK }),
    answers: ['ok', 'webhook.tooMany'],
  },
  'webhook/change': ofWebhook({ ...WEBHOOK, isOn: true }),
  'webhook/renewSecret': ofWebhook(),
  'webhook/delete': ofWebhook(),
  'webhook/test': ofWebhook(),
  'webhook/getDeliveries': ofWebhook(),
  'webhook/redeliver': {
    input: async ({ cabinetId, things }) => ({ cabinetId, ...(await things.webhookDelivery()) }),
  },
  'notification/getAll': BARE,
  'notification/getUnread': BARE,
  'notification/getSettings': { input: ({ cabinetId }) => ({ cabinetId }) },
  'notification/saveChoice': {
    input: ({ cabinetId }) => ({
      cabinetId,
      topic: 'radar',
      choice: { bell: true, messenger: true, letter: 'instead' },
    }),
  },
  'notification/saveQuiet': { input: () => ({ quiet: { from: 22, to: 8 }, digest: 'all' }) },
  'notification/getDeliveries': { input: ({ cabinetId }) => ({ cabinetId }) },
  'notification/markRead': { input: async ({ things }) => ({ ids: [await things.notification()] }) },
  'user/topUpInfo': BARE,
  // Nobody has a shop here.
  'user/topUp': {
    input: () => ({ points: 500, cardId: null, isCardSaved: false, requestKey: randomUUID() }),
    answers: ['payment.creationFailed'],
  },
  'user/continueTopUp': {
    input: async ({ things }) => ({ paymentId: await things.payment() }),
    answers: ['payment.creationFailed'],
  },
  'user/dropTopUp': { input: async ({ things }) => ({ paymentId: await things.payment() }) },
  'user/topUpState': { input: async ({ things }) => ({ paymentId: await things.payment() }) },
  'user/bindCard': {
    input: () => ({ requestKey: randomUUID() }),
    answers: ['payment.creationFailed'],
  },
  'user/cardState': { input: async ({ things }) => ({ cardId: await things.bankCard() }) },
  'user/setDefaultCard': { input: async ({ things }) => ({ cardId: await things.bankCard() }) },
  'user/removeCard': { input: async ({ things }) => ({ cardId: await things.bankCard() }) },
  'user/usePromoCode': { input: () => ({ code: 'NOSUCHCODE' }), answers: ['promoCode.notFound'] },
};

const CABINETS: Record<string, Sample> = {
  '/ozonCabinet/getMy': BARE,
  'ozonCabinet/getExample': BARE,
  '/ozonCabinet/create': {
    input: () => ({ name: 'Ещё один', sellerId: '4242', apiKey: digits(36) }),
    answers: ['external.serverError', 'cabinet.limitExceeded'],
  },
  '/ozonCabinet/getCabinetLimits': inCabinet,
  'ozonCabinet/changeApiKey': withIn({ apiKey: digits(36) }, ['external.serverError']),
  'ozonCabinet/getCollectors': inCabinet,
  'past/progress': inCabinet,
  'ozonCabinet/getInvalidOzonKeyCabinets': BARE,
  'ozonCabinet/changeName': withIn({ name: 'Ромашка' }),
  'ozonCabinet/changePerformanceApiKey': withIn(
    { clientId: '12345678-9@advertising.performance.ozon.ru', clientSecret: digits(64) },
    ['external.serverError'],
  ),
  'ozonCabinet/changeSettings': withIn({ settings: { trackPiggyBackers: true } }),
  'ozonCabinet/getPermissions': BARE,
  'ozonCabinet/getCabinetPermissionsOrder': BARE,
  'ozonCabinet/getUsers': inCabinet,
  'ozonCabinet/addPermissions': ofTarget({ permissions: ['analyticsReadOnly'] }),
  'ozonCabinet/removePermissions': ofTarget({ permissions: ['analyticsReadOnly'] }),
  '/ozonCabinet/removeUser': ofTarget(),
  'ozonCabinet/leave': { ...inCabinet, answers: ['ok', 'cabinet.ownerStays'] },
  'ozonCabinet/getInvites': inCabinet,
  '/ozonCabinet/sendInvite': {
    input: ({ cabinetId }) => ({ cabinetId, email: address(), initPermissions: ['analyticsReadOnly'] }),
  },
  'ozonCabinet/resendInvite': ofInvite,
  'ozonCabinet/revokeInvite': ofInvite,
  'ozonCabinet/getInvite': withCode('inviteId', 8, 'code.invalid'),
  '/ozonCabinet/useInvite': withCode('inviteId', 8, 'code.invalid'),
  'ozonCabinet/declineInvite': withCode('inviteId', 8, 'code.invalid'),
  'ozonCabinet/getCabinetProductTags': inCabinet,
  'ozonCabinet/addCabinetProductTag': {
    input: ({ cabinetId }) => ({ cabinetId, name: mark(), color: '#336699' }),
  },
  'ozonCabinet/removeCabinetProductTag': {
    input: async ({ cabinetId, things }) => ({ cabinetId, tagId: await things.tag() }),
  },
  // Two letters in a minute are one too many.
  '/ozonCabinet/requestDelete': { ...inCabinet, answers: ['ok', 'request.tooMany'] },
  '/ozonCabinet/delete': withIn({ code: digits(8) }, ['code.invalidDeleteCabinet']),
};

const TOOLS: Record<string, Sample> = {
  'product/list': inCabinet,
  'product/sync': inCabinet,
  'product/changeTags': {
    input: async ({ cabinetId, things }) => ({
      cabinetId,
      add: [{ tagId: await things.tag(), skus: [await things.product()] }],
    }),
  },
  'product/addExternal': { input: ({ cabinetId }) => ({ cabinetId, sku: randomInt(1e9, 2e9) }) },
  'product/removeExternal': {
    input: async ({ cabinetId, things }) => ({ cabinetId, sku: await things.externalProduct() }),
  },
  'note/getAll': withIn({ sku: 1 }),
  'note/add': {
    input: async ({ cabinetId, things }) => ({
      cabinetId,
      sku: await things.product(),
      at: '2026-02-10T09:00:00.000Z',
      text: 'Новое фото',
    }),
  },
  'note/update': ofNote({ at: '2026-02-11T09:00:00.000Z', text: 'Новое описание' }),
  'note/delete': ofNote(),
  'savedView/getAll': withIn({ screen: '/position-check' }),
  'savedView/save': {
    input: ({ cabinetId }) => ({ cabinetId, screen: '/position-check', name: mark(), state: 'page=2' }),
  },
  'savedView/change': ofView({ name: 'Моё' }, ['ok', 'savedView.exists']),
  'savedView/setDefault': ofView({ screen: '/position-check' }),
  'savedView/remove': ofView(),
  'positionCheck/list': inCabinet,
  'positionCheck/listTrends': inCabinet,
  'positionCheck/getBudget': inCabinet,
  'positionCheck/preview': withIn({ skus: [1], cityId: 213, queries: ['чайник'] }),
  'positionCheck/add': withIn({ sku: 1, cityId: 213, queries: ['чайник'] }, ['ok', 'product.trackedInCity']),
  'positionCheck/getProductStandings': ofProducts(),
  'positionCheck/addQueries': ofEntry({ queries: ['чайник'] }),
  'positionCheck/removeQueries': ofEntry({ queries: ['чайник'] }),
  'positionCheck/delete': ofEntry(),
  'positionCheck/get': ofEntry(PERIOD),
  'positionCheck/getOrderGain': inCabinet,
  'positionCheck/getCell': ofCell,
  'positionCheck/explainMove': ofCell,
  'positionCheck/predictPlace': ofOwnProduct({ ...SHELF, takenAt: '2026-03-02T09:00:00Z', wanted: {} }, [
    'statistics.noData',
  ]),
  'positionAlerts/getAll': inCabinet,
  'positionAlerts/rehearse': withIn({ rule: RULE }),
  'positionAlerts/add': withIn({ rule: RULE }, ['ok', 'positionAlert.tooMany']),
  'positionAlerts/change': ofRule({ rule: RULE, isOn: true }),
  'positionAlerts/delete': ofRule(),
  'positionAlerts/getFirings': ofRule(),
  'positionCheck/getDayProfile': ofEntry(PERIOD),
  'positionCheck/listForecasts': ofEntry({ moment: 6 }),
  'positionCheck/getForecast': ofEntry({ query: 'чайник' }),
  'positionCheck/compareProducts': ofEntry({ ...PERIOD, query: 'чайник' }),
  'positionCheck/startExport': ofEntry({ ...PERIOD, form: 'long', format: 'csv', queries: ['чайник'] }),
  'positionCheck/follow': inCabinet,
  'positionCheck/pause': {
    input: async ({ cabinetId, things }) => ({ cabinetId, entryIds: [await things.entry()], isPaused: true }),
  },
  'positionCheck/previewMove': ofEntry({ cityId: 2 }),
  'positionCheck/move': ofEntry({ cityId: 2 }),
  'positionCheck/getAsk': ofEntry(),
  // No provider of the storefront is configured here.
  'positionCheck/checkNow': ofEntry({}, ['position.storefrontOff']),
  // No provider of the storefront is configured here, so nothing was ever stored.
  'productsInSearch/getLeadingShelf': inCabinet,
  'productsInSearch/look': withIn(SHELF),
  'productsInSearch/getMoments': withIn(SHELF),
  'productsInSearch/getShelf': withIn({ ...SHELF, takenAt: '2026-03-02T09:00:00Z' }, ['statistics.noData']),
  'productsInSearch/getOwnRivals': inCabinet,
  'productsInSearch/getOwnRivalLines': withIn({ ...SHELF, skus: [501, 502] }, ['statistics.noData']),
  'productsInSearch/getPairs': withIn({ ...SHELF, takenAt: '2026-03-02T09:00:00Z' }, ['statistics.noData']),
  'searchHistory/getStatistics': withIn({ ...HISTORY, window: 7 }),
  'searchHistory/getSeries': withIn({ ...HISTORY, window: 7, metrics: ['count'] }),
  'searchHistory/getHours': withIn(HISTORY),
  'searchHistory/getHourDays': withIn({ ...HISTORY, query: 'чайник' }, ['searchHistory.notFound']),
  'searchHistory/suggestQueries': withIn({ marketplace: 'ozon', text: 'чай' }),
  'searchHistory/getCities': BARE,
  'searchHistory/download': withIn({
    ...HISTORY,
    window: 7,
    format: 'csv',
    columns: ['count'],
    headers: ['a', 'b'],
  }),
  'searchHistory/startExport': withIn(
    { ...HISTORY, window: 7, format: 'csv', columns: ['count'], headers: ['a', 'b'] },
    ['ok', 'export.tooMany'],
  ),
  'savedSearch/getAll': withIn({ marketplace: 'ozon' }),
  'savedSearch/getDemand': withIn({ marketplace: 'ozon' }),
  'savedSearch/save': withIn(HISTORY, ['ok', 'savedSearch.exists']),
  'savedSearch/rename': ofSearch({ name: 'Утро' }),
  'savedSearch/remove': ofSearch(),
  'productCard/start': withIn({ card: '123456789', cityId: 213 }),
  'productCard/getChoices': inCabinet,
  'productCard/getRuns': inCabinet,
  'productCard/get': ofCardRun,
  'productCard/getGaps': {
    input: async ({ cabinetId, things }) => ({
      cabinetId,
      runId: await things.cardRun(),
      sku: await things.product(),
    }),
  },
  'export/getAll': inCabinet,
  'export/download': ofExport,
  'export/remove': ofExport,
  'productTables/getLines': ofOwnProduct(),
  'productTables/previewKeywords': { ...ofProducts(), file: keywordFile },
  'productTables/importKeywords': { ...ofProducts(), file: keywordFile },
  'searchHistory/importQueries': {
    ...withIn({ marketplace: 'ozon' }),
    file: keywordFile,
  },
  'searchHistory/getImports': inCabinet,
  'searchHistory/getImport': ofImport(),
  'searchHistory/answerImport': ofImport({ answers: { day: '2026-02-28' } }),
  'searchHistory/removeImport': ofImport(),
  'statistics/getChanges': inCabinet,
  'statistics/getMorning': inCabinet,
  'statistics/getSuggestions': inCabinet,
  'statistics/answerSuggestion': withIn({ subject: { kind: 'query', query: 'чайник' }, answer: 'done' }),
  'statistics/getOverview': inCabinet,
  // Nothing has been collected for these cabinets.
  'requestStatistics/get': withIn(PERIOD, ['statistics.fetchFailed']),
  'requestStatistics/getSeries': {
    input: async ({ cabinetId, things }) => ({ cabinetId, skus: [await things.product()], ...PERIOD }),
  },
  'wordStatistics/getProductWords': ofProducts(PERIOD, ['statistics.fetchFailed']),
  'wordStatistics/getQueries': ofProducts({ ...PERIOD, keys: ['чайник'] }, ['statistics.fetchFailed']),
  'wordStatistics/getDescriptions': ofProducts(),
  'wordStatistics/getMarketWords': withIn({ marketplace: 'ozon', window: 28 }),
  'wordStatistics/getStopWords': inCabinet,
  'wordStatistics/changeStopWords': withIn({ languages: ['ru'], added: ['купить'], returned: [] }),
  'myRequests/getProducts': inCabinet,
  'myRequests/collect': inCabinet,
  'myRequests/get': ofOwnProduct({}),
  'myRequests/getHistory': ofOwnProduct({ query: 'чайник' }),
  'myRequests/import': ofOwnProduct({ queries: ['чайник'] }),
  'myRequests/remove': ofOwnProduct({ queries: ['чайник'] }),
  'myRequests/exclude': ofOwnProduct({ queries: ['чайник'], isExcluded: true }),
  'myRequests/setTag': ofOwnProduct({ queries: ['чайник'], tag: 'кухня' }),
  'undervaluedQueries/getAll': withIn({ marketplace: 'ozon' }),
  'undervaluedQueries/getCounts': withIn({ marketplace: 'ozon', queries: ['чайник'] }),
  'undervaluedQueries/getBackTest': withIn({ marketplace: 'ozon' }),
  // Nobody ever searched for anything here.
  'undervaluedQueries/hide': withIn({ query: 'чайник' }, ['ok', 'searchHistory.notFound']),
  'undervaluedQueries/show': withIn({ query: 'чайник' }),
  'undervaluedQueries/getHidden': inCabinet,
  'sharpJumps/getAll': withIn({ marketplace: 'ozon' }),
  'sharpJumps/getAlerts': inCabinet,
  'sharpJumps/addAlert': withIn({ name: 'Чайники', filter: { marketplace: 'ozon' } }),
  // An alert belongs to a person; nobody here has one of that number.
  'sharpJumps/switchAlert': ofAlert({ isOn: false }),
  'sharpJumps/removeAlert': ofAlert(),
  'company/get': BARE,
};

/** Somebody who may use the office; nobody here knows their password. */
const OFFICE: Record<string, Sample> = {
  'office/search': { input: () => ({ text: mark() }) },
  'office/openWallet': { input: async ({ things }) => ({ userId: await things.member() }) },
  'office/movePoints': {
    input: async ({ things }) => ({
      userId: await things.member(),
      direction: 'grant',
      points: 100,
      reason: 'Возмещение за простой',
      password: PASSWORD,
      requestKey: randomUUID(),
    }),
    answers: ['user.wrongPassword'],
  },
  'office/makePromoCode': {
    input: () => ({
      code: mark().toUpperCase(),
      gift: { kind: 'points', points: 100 },
      uses: 1,
      days: 1,
      reason: 'Подарок участникам встречи',
      password: PASSWORD,
      requestKey: randomUUID(),
    }),
    answers: ['user.wrongPassword'],
  },
  'office/promoCodes': BARE,
  'office/payments': { input: () => ({ view: 'failed' }) },
  'office/refund': {
    input: () => ({
      paymentId: 2_000_000_000,
      points: 500,
      reason: 'Человек заплатил дважды',
      password: PASSWORD,
      requestKey: randomUUID(),
    }),
    answers: ['walletOperation.notFound'],
  },
  'office/days': BARE,
  // No shop at the payment provider here.
  'office/compareDay': { input: () => ({ day: '2026-02-10' }), answers: ['payment.creationFailed'] },
  'office/actions': BARE,
  'office/checkActions': BARE,
};

/** A right input for every route of the contract, by its path: a route without one fails the access matrix. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  ...ACCOUNTS,
  ...CABINETS,
  ...TOOLS,
  ...AB_TESTS,
  ...PIGGY_BACKERS,
  ...RADAR_ALERTS,
  'radar/picture': { input: () => ({ hash: '7'.repeat(64) }), answers: ['request.notFound'] },
  ...RADAR_CARD,
  ...RADAR_FEED,
  ...OFFICE,
};
