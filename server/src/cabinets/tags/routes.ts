import * as contract from '@vitrina/contract/cabinets/tags.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { addTag } from './add-tag.ts';
import { afterTags, type FollowTags } from './after-tags.ts';
import { listTags } from './list-tags.ts';
import { removeTag } from './remove-tag.ts';

export function serveTags(server: Server, followers: readonly FollowTags[]): void {
  serve(server, contract.getCabinetProductTags, async ({ input, context }) => ({
    tags: await listTags(context, input.cabinetId),
  }));

  serve(server, contract.addCabinetProductTag, async ({ input, context }) => ({
    tag: await addTag(context, input.cabinetId, input),
  }));

  serve(server, contract.removeCabinetProductTag, async ({ input, context }) => {
    await removeTag(context, input.cabinetId, input.tagId);
    await afterTags(context, followers, input.cabinetId);
    return {};
  });
}
