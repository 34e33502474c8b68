/** What buyers say about any goods; no title says it. */
export const PRAISE = 'недорогой хороший качественный дешёвый лучший';
export const REMARKS = 'недорого, распродажа, новинка, цена, оригинал, со скидкой, отзывы, хит';
