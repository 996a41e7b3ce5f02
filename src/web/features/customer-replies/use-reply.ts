import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/base/endpoint.ts';
import { writeReply } from '#contract/robots/customer-replies.ts';
import { getShop, type ShopDraft } from '#contract/shop.ts';
import { checkCustomerReply } from '#domain/customer-replies/check-customer-reply.ts';
import { fillReply, type ReplyValues, slotsOf } from '#domain/customer-replies/fill-reply.ts';
import { findTemplate, type ReplySituation } from '#domain/customer-replies/reply-templates.ts';
import { dayInJapan } from '#domain/japan-time.ts';
import { addressOf, legalNameOf } from '#domain/shop/shop-phrases.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { call } from '#web/lib/api/api.ts';
import { productsQuery } from '#web/lib/api/product-query.ts';
import { robotWritersQuery } from '#web/lib/api/robot-writers-query.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';
import { useRequest } from '#web/lib/use-request.ts';

type WrittenReply = Reply<typeof writeReply>;

type Work = {
  situation: ReplySituation;
  values: Record<string, string>;
  message: string;
  /** The product chosen here; else that of the address, or the only one there is. */
  productId?: string | undefined;
  /** The template as adapted by a model; cleared on the next change. */
  adapted?: WrittenReply | undefined;
};

/** As the Japanese text writes them, and as the seller reads them. */
function namesOfShop(shop: ShopDraft): Record<'staffName' | 'sellerName' | 'sellerAddress', Bilingual> {
  const address = addressOf(shop);
  const isPerson = shop.sellerKind === 'person';
  return {
    staffName: {
      ja: isPerson ? (shop.legalNameKana.split(/[・\s]/).at(-1) ?? '') : '',
      pt: isPerson ? (shop.legalName.split(/\s/).at(-1) ?? '') : '',
    },
    sellerName: legalNameOf(shop),
    sellerAddress: shop.address
      ? { ja: address.ja.replaceAll('\n', ' '), pt: address.pt.replaceAll('\n', ' ') }
      : { ja: '', pt: '' },
  };
}

const valuesOfShop = (shop: ShopDraft | undefined): Record<string, string> =>
  shop === undefined
    ? {}
    : {
        shopName: shop.storeName,
        supportEmail: shop.email,
        supportContact: shop.email,
        supportHours: shop.phoneFrom && shop.phoneUntil ? `${shop.phoneFrom}〜${shop.phoneUntil}` : '',
        ...Object.fromEntries(Object.entries(namesOfShop(shop)).map(([slot, { ja }]) => [slot, ja])),
        sellerPhone: shop.phone,
        fromAbroad: shop.origin && (shop.origin === 'JP' ? 'nao' : 'sim'),
        taxPayer: shop.importTaxesBy,
        returnAddress: shop.returnAddress,
        returnDays: shop.returnDays === null ? '' : String(shop.returnDays),
        returnCondition: shop.returnCondition,
        returnRule: shop.returnKind === 'accepted' ? shop.returnShippingBy : shop.returnKind,
        refundDays: shop.refundDays === null ? '' : String(shop.refundDays),
      };

export function useReply(openedWith: string | undefined) {
  const [work, setWork] = useDraftState<Work>('reply', { situation: 'delay', values: {}, message: '' });
  const { data: shop } = useQuery({
    queryKey: ['replies', 'shop'],
    queryFn: ({ signal }) => call(getShop, {}, { signal }),
    select: (reply) => reply.shop,
  });
  const { data: list } = useQuery(productsQuery({}));
  const products = list?.products.filter(({ locked }) => !locked) ?? [];
  const only = products.length === 1 ? products[0]?.id : undefined;
  const productId = work.productId ?? openedWith ?? only;
  const product = products.find(({ id }) => id === productId);
  const { data: writers } = useQuery(robotWritersQuery);

  const template = findTemplate(work.situation);
  const known: ReplyValues = { ...valuesOfShop(shop), ...(product && { productName: product.nameJa }) };
  const values: ReplyValues = { ...known, ...work.values };
  const filled = fillReply(template, values, dayInJapan(new Date()), shop && namesOfShop(shop));
  const { supportEmail, supportContact } = values;
  const own = [supportEmail, supportContact].filter((address) => address !== undefined);

  const adapting = useRequest<WrittenReply>({
    send: (_, signal) => {
      const slots = slotsOf(template, values).map(({ id }) => [id, values[id] ?? '']);
      const body = { situation: work.situation, values: Object.fromEntries(slots), message: work.message };
      return call(writeReply, { body }, { signal });
    },
    onSuccess: (adapted) => setWork((current) => ({ ...current, adapted })),
  });

  const change = (next: Partial<Work>) => setWork((current) => ({ ...current, ...next, adapted: undefined }));
  const reply: WrittenReply = work.adapted ?? {
    writer: 'composer',
    subject: filled.subject ?? null,
    lines: filled.lines,
    warnings: checkCustomerReply(template, filled.lines.map(({ ja }) => ja).join('\n'), own),
  };
  return {
    template,
    situation: work.situation,
    choose: (situation: ReplySituation) => change({ situation }),
    slots: slotsOf(template, values),
    values,
    known,
    products,
    productId: product?.id,
    /** A name typed for another product gives way. */
    chooseProduct: (chosen: string) => {
      const { productName: _typed, ...others } = work.values;
      change({ productId: chosen, values: others });
    },
    fill: (id: string, value: string) => change({ values: { ...work.values, [id]: value } }),
    missing: filled.missing,
    problems: filled.problems,
    reply,
    message: work.message,
    changeMessage: (message: string) => change({ message }),
    hasModel: writers?.copy === 'model',
    isAdapting: adapting.isPending,
    failure: adapting.failure,
    adapt: () => !adapting.isPending && adapting.mutate(),
  };
}

export type ReplyDraft = ReturnType<typeof useReply>;
