import { createContext, type ReactNode, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ShopDraft } from '#contract/products/shop.ts';
import type { ShopField } from '#domain/shop/shop-check.ts';

type ShopForm = {
  form: UseFormReturn<ShopDraft>;
  /** The shop as it is being written. */
  shop: ShopDraft;
  /** What the contract refuses in a field. */
  complaintOf: (path: ShopField | `${ShopField}.${string}`) => string | undefined;
  /** What keeps its page from being published: no error yet, only the export waits for it. */
  missingOf: (field: ShopField) => ReactNode;
};

export const ShopFormContext = createContext<ShopForm | undefined>(undefined);

export function useShopForm(): ShopForm {
  const form = use(ShopFormContext);
  if (!form) throw new Error('Fields of the shop belong inside its form');
  return form;
}

/** Address of a field within the page: rows of the shop's pages lead to it. */
export const fieldId = (field: ShopField): string => `loja-${field}`;
