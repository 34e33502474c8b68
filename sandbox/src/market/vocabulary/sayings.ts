/** What buyers say about any goods. */
export const GENERAL_ADJECTIVES = 'недорогой хороший качественный дешёвый лучший';
export const GENERAL_TAILS = 'недорого, распродажа, новинка, цена, оригинал, со скидкой';
