/** How much of the server a request takes: a read over the market's figures, or a look at something small. */
export type Weight = 'small' | 'heavy';

export type Applicant = {
  weight: Weight;
  /** Whoever shares one of these with others shares their part, too: a session, an address. */
  groups: readonly string[];
};

export type AdmissionLimits = {
  /** Requests that are worked on at once; half of them may be heavy, and half of one group while others wait. */
  places: number;
  /** So many who wait are a crowd; fewer are the questions of a page or two that came together. */
  crowd: number;
  /** After a refusal there is more than can be answered for so long, however few wait at a time. */
  crowdMs: number;
  /** Longer than this nobody waits, and in a crowd not even that: 503 now is worth more than an answer for nobody later. */
  patienceMs: Readonly<Record<'few' | 'crowd', Readonly<Record<Weight, number>>>>;
  /** More than so many do not wait at all. */
  waiting: number;
};

export type Admission = {
  /** Resolves when there is a place: `leave` gives it back. undefined: refused. */
  enter(applicant: Applicant): Promise<(() => void) | undefined>;
  /** Requests that are worked on, and those that wait. */
  load(): { inside: number; waiting: number };
  setPlaces(places: number): void;
};

type Waiting = Applicant & { admit: (leave: (() => void) | undefined) => void; timer: NodeJS.Timeout };

/**
 * Lets as many requests through as the process can answer in good time. The others wait for a moment and are refused
 * then, so that under any load the accepted ones stay quick. Small requests go first; no group takes more than its part
 * while others wait.
 */
export function createAdmission(limits: AdmissionLimits): Admission {
  const queue = new Set<Waiting>();
  const groups = new Map<string, number>();
  let within = 0;
  let heavyInside = 0;
  let { places } = limits;
  const refusedAt: Record<Weight, number> = {
    small: Number.NEGATIVE_INFINITY,
    heavy: Number.NEGATIVE_INFINITY,
  };
  const half = () => Math.ceil(places / 2);

  const hasPlace = ({ weight }: Applicant) => within < places && (weight === 'small' || heavyInside < half());
  /** How many of its groups have their part already: colleagues behind one address are still told apart. */
  const countSpent = ({ groups: own }: Applicant) =>
    own.filter((group) => (groups.get(group) ?? 0) >= half()).length;

  function admit(applicant: Applicant): () => void {
    count(applicant, 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      count(applicant, -1);
      admitNext();
    };
  }

  function count({ weight, groups: own }: Applicant, change: 1 | -1): void {
    within += change;
    if (weight === 'heavy') heavyInside += change;
    for (const group of own) {
      const left = (groups.get(group) ?? 0) + change;
      if (left === 0) groups.delete(group);
      else groups.set(group, left);
    }
  }

  function admitNext(): void {
    for (let next = choose(); next; next = choose()) {
      queue.delete(next);
      clearTimeout(next.timer);
      next.admit(admit(next));
    }
  }

  /** The first that fits: small before heavy, within their share before all others. */
  function choose(): Waiting | undefined {
    const fitting = [...queue].filter(hasPlace);
    const least = Math.min(...fitting.map(countSpent));
    const among = fitting.filter((waiting) => countSpent(waiting) === least);
    return among.find(({ weight }) => weight === 'small') ?? among[0];
  }

  /** Heavy ones find no place long before small ones do: what refuses them says nothing about the others. */
  function noteRefusal(weight: Weight): undefined {
    refusedAt.heavy = performance.now();
    if (weight === 'small') refusedAt.small = refusedAt.heavy;
  }

  function wait(applicant: Applicant): Promise<(() => void) | undefined> {
    const isCrowd =
      queue.size >= limits.crowd || performance.now() - refusedAt[applicant.weight] < limits.crowdMs;
    const patienceMs = limits.patienceMs[isCrowd ? 'crowd' : 'few'];
    return new Promise((resolve) => {
      const waiting: Waiting = {
        ...applicant,
        admit: resolve,
        timer: setTimeout(() => {
          queue.delete(waiting);
          resolve(noteRefusal(applicant.weight));
        }, patienceMs[applicant.weight]),
      };
      queue.add(waiting);
    });
  }

  return {
    enter: async (applicant) => {
      if (queue.size === 0 && hasPlace(applicant)) return admit(applicant);
      if (queue.size >= limits.waiting) return noteRefusal(applicant.weight);
      const place = wait(applicant);
      admitNext();
      return place;
    },
    load: () => ({ inside: within, waiting: queue.size }),
    setPlaces: (next) => {
      places = next;
      admitNext();
    },
  };
}
