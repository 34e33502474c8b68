import { startTestApp } from '../test/app.ts';
import { provePictures } from '../test/prove-pictures.ts';
import { type Figure, never, type Size } from './figure.ts';

const MOST_MB = 300;

/** R20: whatever is sent as a picture of oneself is refused or comes out as a clean square. */
export async function prove(size: Size): Promise<Figure[]> {
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 1_000_000 } });
  try {
    const proof = await provePictures(app, { bombs: size === 'small' ? 10 : 100 });
    const files = `${proof.files} hostile files`;
    const answers = Object.entries(proof.answers).map(([answer, times]) => `${answer} ${times}`);
    return [
      never('R20', 'files answered otherwise than they should be', proof.wrong, files),
      {
        id: 'R20',
        figure: `crashes, ${files} and ${proof.bombs} bombs at once`,
        required: '0',
        measured: `${proof.crashes} (${answers.join(', ')})`,
        isKept: proof.crashes === 0,
      },
      {
        id: 'R20',
        figure: 'stored pictures with anything left of the file',
        required: '0',
        measured: String(proof.unclean),
        isKept: proof.unclean === 0,
      },
      {
        id: 'R20',
        figure: 'growth of memory',
        required: `less than ${MOST_MB} MB`,
        measured: `${proof.rssGrowthMb} MB`,
        isKept: proof.rssGrowthMb < MOST_MB,
      },
    ];
  } finally {
    await app.close();
  }
}
