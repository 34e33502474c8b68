import type { ErrorKey } from '@vitrina/contract/errors.ts';
import sharp from 'sharp';
import type { AbThing } from './builders/ab-things.ts';
import type { Sample } from './route-sample.ts';

type Answers = readonly ('ok' | ErrorKey)[];
type Status = 'setup' | 'running' | 'paused' | 'finished';

const SPAN = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' };
const drawPicture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

function ofTest(status: Status, rest: (thing: AbThing) => object = () => ({}), answers?: Answers): Sample {
  return {
    input: async ({ cabinetId, things }) => {
      const thing = await things.abTest(status);
      return { cabinetId, testId: thing.testId, ...rest(thing) };
    },
    ...(answers ? { answers } : {}),
  };
}
const draft = (rest?: (thing: AbThing) => object, answers?: Answers) => ofTest('setup', rest, answers);
const firstImage = ({ imageIds }: AbThing) => ({ imageId: imageIds[0] });
const ofProduct = (rest: object = {}, answers?: Answers): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, sku: await things.product(), ...rest }),
  ...(answers ? { answers } : {}),
});

/** Nobody is outside here: what asks a marketplace hears of its outage. */
export const AB_TESTS: Readonly<Record<string, Sample>> = {
  'abTests/getAll': { input: ({ cabinetId }) => ({ cabinetId }) },
  'abTests/get': draft(),
  'abTests/create': ofProduct({ name: 'Чайник на белом' }, ['ok', 'abTest.draftLimit']),
  'abTests/update': draft(() => ({ settings: { name: 'Другое имя' } })),
  'abTests/copy': draft(undefined, ['ok', 'abTest.draftLimit']),
  'abTests/start': draft(undefined, ['abTest.tooFewCampaigns']),
  'abTests/pause': ofTest('running'),
  // Tests that other routes were called with go on running, and may fill the plan.
  'abTests/resume': ofTest('paused', undefined, ['external.serverError', 'abTest.activeLimit']),
  'abTests/finish': ofTest('running'),
  'abTests/delete': draft(),
  'abTests/archive': ofTest('finished', () => ({ isArchived: true })),
  'abTests/applyWinner': ofTest('finished', firstImage, ['external.serverError']),
  'abTests/voidWindows': ofTest('running', () => ({ ...SPAN, reason: 'Распродажа' })),
  'abTests/getLog': draft(),
  'abTests/uploadImage': { ...draft(), file: drawPicture },
  'abTests/addOriginal': draft(undefined, ['external.serverError']),
  'abTests/repeatImage': draft(firstImage),
  'abTests/changeImage': draft((thing) => ({ ...firstImage(thing), idea: 'крупный план' })),
  'abTests/removeImage': draft(firstImage),
  'abTests/orderImages': draft(({ imageIds }) => ({ imageIds: imageIds.toReversed() })),
  'abTests/excludeImage': ofTest('running', firstImage),
  'abTests/picture': { input: () => ({ name: '7'.repeat(22) }), answers: ['request.notFound'] },
  'abTests/getCampaigns': ofProduct(),
  'abTests/getRivals': ofProduct(),
  'abTests/plan': draft(),
  'abTests/getResults': ofTest('running', ({ imageIds }) => ({ baselineId: imageIds[1] })),
  'abTests/getSchedule': ofTest('running', () => ({ from: '2026-02-01', to: '2026-02-28' })),
  'abTests/getBoard': { input: ({ cabinetId }) => ({ cabinetId }) },
};
