import { PartMissing } from '../api/fetch-part.ts';
import { Problem } from '../problem.ts';

type Report = (error: unknown) => void;

/** Nobody is there before the client has come; more than a few would be one error over and over. */
const MOST_KEPT = 20;
const kept: unknown[] = [];
let report: Report = (error) => {
  if (kept.length < MOST_KEPT) kept.push(error);
};

/** Reports what was kept until now, and from now on at once. */
export function connectReports(send: Report): void {
  report = send;
  for (const error of kept.splice(0)) send(error);
}

/** For a screen that says that it failed. What the server refused and what did not come over the network is no defect. */
export function reportCaught(error: unknown): void {
  if (error instanceof Problem || error instanceof PartMissing) return;
  report(error);
}
