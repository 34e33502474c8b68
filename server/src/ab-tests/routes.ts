import * as images from '@vitrina/contract/ab-tests/images.ts';
import * as project from '@vitrina/contract/ab-tests/project.ts';
import * as running from '@vitrina/contract/ab-tests/running.ts';
import { createTokenCache } from '../integrations/ozon-performance/create-token-cache.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { serveAbImages } from './images/routes.ts';
import { copyTest, createTest } from './project/create-test.ts';
import { listTests } from './project/list-tests.ts';
import { listLog } from './project/log.ts';
import { getTest } from './project/present-tests.ts';
import { judge } from './results/judge.ts';
import { serveAbResults } from './results/routes.ts';
import { changeTest } from './running/change-test.ts';
import {
  applyImage,
  archiveTest,
  deleteTest,
  excludeImage,
  updateTest,
  voidWindows,
} from './running/commands.ts';
import { findWinner } from './running/judge-tests.ts';
import { resumeTest, startTest } from './running/start-test.ts';
import { serveAbSetup } from './setup/routes.ts';

export function serveAbTests(server: Server): void {
  serveProject(server);
  serveRunning(server);
  serveAbImages(server, getTest);
  serveAbResults(server);
  serveAbSetup(server);
}

function serveProject(server: Server): void {
  serve(server, project.listAbTests, ({ input, context }) => listTests(context, input));
  serve(server, project.getAbTest, ({ input, context }) => getTest(context, input));
  serve(server, project.createAbTest, async ({ input, caller, context }) => {
    const testId = await createTest(context, caller.userId, input);
    return getTest(context, { cabinetId: input.cabinetId, testId });
  });
  serve(server, project.copyAbTest, async ({ input, caller, context }) => {
    const testId = await copyTest(context, caller.userId, input);
    return getTest(context, { cabinetId: input.cabinetId, testId });
  });
  serve(server, project.updateAbTest, async ({ input, context }) => {
    await updateTest(context, input);
    return getTest(context, input);
  });
  serve(server, running.archiveAbTest, async ({ input, caller: { userId }, context }) => {
    await archiveTest(context, { ...input, userId });
    return getTest(context, input);
  });
  serve(server, running.deleteAbTest, async ({ input, caller: { userId }, context }) => {
    await deleteTest(context, { ...input, userId });
    return {};
  });
  serve(server, running.listAbLog, ({ input, context }) => listLog(context, input));
}

function serveRunning(server: Server): void {
  // One for the whole process: a token is good for half an hour, whoever asks.
  const tokens = createTokenCache(() => server.context.clock.now());
  serve(server, running.startAbTest, async ({ input, caller: { userId }, context }) => {
    await startTest(context, tokens, { ...input, userId });
    return getTest(context, input);
  });
  serve(server, running.pauseAbTest, async ({ input, caller, context }) => {
    await changeTest(context, input, { by: caller.userId, event: { kind: 'pause' } });
    return getTest(context, input);
  });
  serve(server, running.resumeAbTest, async ({ input, caller: { userId }, context }) => {
    await resumeTest(context, tokens, { ...input, userId });
    return getTest(context, input);
  });
  serve(server, running.finishAbTest, async ({ input, caller, context }) => {
    const winner = await findWinner(context, judge, input);
    await changeTest(context, input, { by: caller.userId, event: { kind: 'finish', winner } });
    return getTest(context, input);
  });
  serve(server, running.applyAbImage, async ({ input, caller: { userId }, context }) => {
    await applyImage(context, { ...input, userId });
    return getTest(context, input);
  });
  serve(server, images.excludeAbImage, async ({ input, caller: { userId }, context }) => {
    await excludeImage(context, { ...input, userId });
    return getTest(context, input);
  });
  serve(server, running.voidAbWindows, ({ input: { from, to, ...input }, caller: { userId }, context }) =>
    voidWindows(context, { ...input, from: new Date(from), to: new Date(to), userId }),
  );
}
