import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { AbImage, AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { mayResume } from '../../list/row-actions.ts';

export type AbAction = 'pause' | 'resume' | 'stop' | 'apply' | 'copy' | 'archive' | 'unarchive' | 'delete';
export type AbButton = { action: AbAction; isDisabled: boolean; isInMenu: boolean };

const [FEWEST_IMAGES] = AB_BOUNDS.images;

/** Those that take part in the rotation. */
function shownImages(images: readonly AbImage[]): readonly AbImage[] {
  return images.filter(({ excludedAt }) => excludedAt === null);
}

/**
 * product.md 4.4: what may be done with a test in its state, the most important first; whoever only reads does nothing.
 * A draft has its buttons in the wizard. What comes after the decision leaves the line to the name of the test.
 */
export function listActions(
  test: Pick<AbTest, 'status' | 'images' | 'isArchived'>,
  mayEdit: boolean,
): readonly AbButton[] {
  if (!mayEdit) return [];
  const button = (action: AbAction, isDisabled = false) => ({ action, isDisabled, isInMenu: false });
  const inMenu = (action: AbAction) => ({ action, isDisabled: false, isInMenu: true });
  switch (test.status) {
    case 'setup':
      return [];
    case 'running':
      return [button('pause'), button('stop')];
    case 'paused':
      return [button('resume', !mayResume(test)), button('stop')];
    case 'finished':
      return [
        button('apply'),
        inMenu('copy'),
        inMenu(test.isArchived ? 'unarchive' : 'archive'),
        inMenu('delete'),
      ];
    default:
      return test.status satisfies never;
  }
}

/** An image is excluded from now on, and two at least must go on. */
export function mayExclude(
  test: Pick<AbTest, 'status' | 'images'>,
  { excludedAt }: Pick<AbImage, 'excludedAt'>,
): boolean {
  return test.status === 'running' && excludedAt === null && shownImages(test.images).length > FEWEST_IMAGES;
}
