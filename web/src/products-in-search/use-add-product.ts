import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sku } from '@vitrina/contract/ids.ts';
import { addExternalProduct, listProducts } from '@vitrina/contract/products.ts';
import { call } from '../platform/api/call.ts';
import { showDone } from '../platform/notify.ts';

/** Another seller's product of the shelf comes into the product book. */
export function useAddProduct(cabinetId: number): (sku: Sku) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (sku: Sku) => call(addExternalProduct, { cabinetId, sku }),
    onSuccess: async () => {
      showDone('productsAdded');
      await client.invalidateQueries({ queryKey: [listProducts.path] });
    },
  });
  return mutate;
}
