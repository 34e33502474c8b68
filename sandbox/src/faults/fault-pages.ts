// The words by which clients tell these pages apart are those observed on the real storefront.

const page = (title: string, text: string) =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;

export const MAINTENANCE_PAGE = page('Технические работы', 'Скоро всё заработает.');
export const INCIDENT_PAGE = page('Доступ ограничен', 'antibot: нет соединения. Инцидент fab_page.');
export const CAPTCHA_PAGE = page(
  'Подтвердите, что вы не бот',
  'Передвиньте ползунок, чтобы продолжить. <a href="/captcha.html">/captcha.html</a>',
);

export function incidentBody(faultId: number, turn: number): Record<string, string> {
  return { reason: 'antibot', incidentId: `fab_${faultId}_${turn}`, challengeUrl: '/challenge' };
}
