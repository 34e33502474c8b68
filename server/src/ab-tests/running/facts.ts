import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { DAY_MINUTES, DAY_MS } from '@vitrina/contract/durations.ts';
import { refuse, type ShowFacts, type StartFacts } from './states.ts';

type Refusal = ReturnType<typeof refuse>;

/** Why images cannot be shown as things are; what a person can mend by themselves comes first. */
export function refuseShowing(facts: ShowFacts): Refusal | undefined {
  if (facts.otherTestName !== null) return refuse('abTest.otherTest', { name: facts.otherTestName });
  if (!facts.canChangePictures) return refuse('abTest.readOnlyKey', {});
  if (facts.cardPictures > AB_BOUNDS.cardPictures)
    return refuse('abTest.tooManyImages', { maximum: AB_BOUNDS.cardPictures });
  if (facts.advertising === 'noKey') return refuse('abTest.noAdvertisingKey', {});
  if (facts.advertising === 'stopped') return refuse('abTest.campaignsEnded', {});
  return undefined;
}

export function refuseStart(facts: StartFacts): Refusal | undefined {
  const [leastImages, mostImages] = AB_BOUNDS.images;
  const [leastCampaigns] = AB_BOUNDS.campaigns;
  if (facts.images < leastImages) return refuse('abTest.tooFewImages', { minimum: leastImages });
  if (facts.images > mostImages) return refuse('abTest.tooManyImages', { maximum: mostImages });
  if (facts.campaigns < leastCampaigns) return refuse('abTest.tooFewCampaigns', { minimum: leastCampaigns });
  const least = facts.leastIntervalMinutes ?? DAY_MINUTES;
  if (facts.intervalMinutes < least) return refuse('abTest.intervalTooShort', { minutes: least });
  // A draft may be older than the bounds, or a copy of such a test.
  const [leastDays, mostDays] = AB_BOUNDS.forceFinishDays;
  if (facts.forceFinishMs < leastDays * DAY_MS || facts.forceFinishMs > mostDays * DAY_MS)
    return refuse('abTest.forceFinishRange', { least: leastDays, most: mostDays });
  if (facts.activeTests >= facts.mostActiveTests)
    return refuse('abTest.activeLimit', { maximum: facts.mostActiveTests });
  return refuseShowing(facts);
}
