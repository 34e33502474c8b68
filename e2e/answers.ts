import type { Page, Response } from 'playwright-core';

/** The answer to the next question of that path; what was asked before, and is answered late, is not it. */
export async function nextAnswer(page: Page, path: string): Promise<Response> {
  const question = await page.waitForRequest((one) => one.url().endsWith(`/${path}`));
  const answer = await question.response();
  if (answer === null) throw new Error(`${path} was left without an answer.`);
  return answer;
}
