import { createContext, type ReactNode, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ShopDraft } from '#contract/shop.ts';
import type { ShopField } from '#domain/shop/shop-problem.ts';

type ShopForm = {
  form: UseFormReturn<ShopDraft>;
  shop: ShopDraft;
  complaintOf: (path: ShopField | `${ShopField}.${string}`) => string | undefined;
  /** What blocks publishing the page: not a validation error, only the export requires it. */
  missingOf: (field: ShopField) => ReactNode;
};

export const ShopFormContext = createContext<ShopForm | undefined>(undefined);

export function useShopForm(): ShopForm {
  const form = use(ShopFormContext);
  if (!form) throw new Error('Fields of the shop belong inside its form');
  return form;
}

/** Element id of a field, the link target for rows of the shop's pages. */
export const fieldId = (field: ShopField): string => `loja-${field}`;
