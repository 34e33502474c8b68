import { createConfig, lintFromString } from '@redocly/openapi-core';

/** What the recommended rules of the linter find in a description of an API, a sentence each. */
export async function lintDocument(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
}
