import { afterAll, afterEach } from 'vitest';
import { sendPeopleAway, shootPeople } from './browser.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await shootPeople();
});
afterAll(sendPeopleAway);
