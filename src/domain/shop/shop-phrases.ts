import { type Bilingual, dayRange, lines, list, sentences, yen } from '#domain/text/bilingual.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { formatDay } from '#domain/text/format-day.ts';
import { isJapaneseName } from './seller-problems.ts';
import type { PaymentMethod, ShippingRegion, Shop } from './shop.ts';
import { SHOP_COUNTRIES } from './shop-countries.ts';
import { CHARGED_METHODS } from './terms-problems.ts';

export const PAYMENT_NAMES: Record<PaymentMethod, Bilingual> = {
  card: { ja: 'クレジットカード', pt: 'cartão de crédito' },
  konbini: { ja: 'コンビニ決済', pt: 'loja de conveniência' },
  paypay: { ja: 'PayPay', pt: 'PayPay' },
  transfer: { ja: '銀行振込', pt: 'transferência' },
  amazonPay: { ja: 'Amazon Pay', pt: 'Amazon Pay' },
  rakutenPay: { ja: '楽天ペイ', pt: 'Rakuten Pay' },
};

/** Who delivers most in Japan: the name that customers know, and ours. */
export const CARRIER_NAMES: ReadonlyMap<string, string> = new Map([
  ['日本郵便', 'Correios do Japão'],
  ['ヤマト運輸', 'Yamato'],
  ['佐川急便', 'Sagawa'],
]);

export const REGION_NAMES: Record<ShippingRegion, Bilingual> = {
  hokkaido: { ja: '北海道', pt: 'Hokkaido' },
  okinawa: { ja: '沖縄県', pt: 'Okinawa' },
  islands: { ja: '離島', pt: 'ilhas afastadas' },
};

/** Adds the reading if the name is not in Japanese script. */
export const legalNameOf = ({ legalName, legalNameKana }: Shop): Bilingual => ({
  ja: isJapaneseName(legalName) || !legalNameKana ? legalName : `${legalName}（${legalNameKana}）`,
  pt: legalName,
});

export const responsibleOf = (shop: Shop): Bilingual =>
  shop.responsible === shop.legalName ? legalNameOf(shop) : { ja: shop.responsible, pt: shop.responsible };

/** Replaces address and phone of a seller who gives them on request. */
export const onRequest = ({ email }: Shop): Bilingual => ({
  ja: `請求があった場合は、遅滞なく開示いたします。ご希望の方は${email}までご連絡ください。`,
  pt: `Informamos sem demora a quem pedir, pelo e-mail ${email}.`,
});

export function addressOf(shop: Shop): Bilingual {
  const { address, postalCode, country, addressJa } = shop;
  if (country === 'JP')
    return { ja: `〒${postalCode.replace(/^〒\s*/, '')} ${address}`, pt: `${postalCode}, ${address}` };
  const latin = [address, postalCode].filter(Boolean).join(', ');
  const names = SHOP_COUNTRIES[country];
  return {
    ja: addressJa ? `${addressJa}\n${latin}` : `${latin}（${names.ja}）`,
    pt: `${latin}, ${names.pt}`,
  };
}

export const phoneOf = ({ phone, phoneFrom, phoneUntil }: Shop): Bilingual => ({
  ja: `${phone}（受付時間：日本時間 ${phoneFrom}〜${phoneUntil}）`,
  pt: `${phone}, das ${phoneFrom} às ${phoneUntil} no horário do Japão`,
});

/** The customer pays the import tax: the shop's prices include none. */
export const excludesImportTaxes = ({ origin, importTaxesBy }: Shop): boolean =>
  origin !== 'JP' && importTaxesBy === 'customer';

/** An amount that the shop charges. */
function charge(shop: Shop, amount: number): Bilingual {
  const { ja, pt } = yen(amount);
  return excludesImportTaxes(shop) ? { ja, pt } : { ja: `${ja}（税込）`, pt: `${pt} com imposto` };
}

const WITHOUT_IMPORT_TAXES: Bilingual = {
  ja: '（輸入時の関税・消費税は含みません）',
  pt: 'sem o imposto de importação',
};

/** Note beside a price: which tax it includes. */
export const priceNoteOf = (shop: Shop): string => (excludesImportTaxes(shop) ? WITHOUT_IMPORT_TAXES.ja : '（税込）');

export const priceOf = (shop: Shop, amount: number): string => `${yen(amount).ja}${priceNoteOf(shop)}`;

export const priceNoticeOf = (shop: Shop): Bilingual =>
  excludesImportTaxes(shop)
    ? {
        ja: `各商品ページに表示しています${WITHOUT_IMPORT_TAXES.ja}。`,
        pt: `O valor está em cada produto, ${WITHOUT_IMPORT_TAXES.pt}.`,
      }
    : { ja: '各商品ページに税込価格で表示しています。', pt: 'O valor com imposto está em cada produto.' };

/** A supplier abroad who ships to the customer gets their data as a third party, which needs consent. */
export const hasSupplierAbroad = ({ dataPartners, origin }: Shop): boolean =>
  dataPartners.includes('supplier') && origin !== '' && origin !== 'JP';

export function shippingFeeOf(shop: Shop): Bilingual {
  const { shippingKind, shippingYen, regionFees, freeShippingAboveYen } = shop;
  if (shippingKind === 'included') {
    return { ja: '無料（送料は当店が負担します）', pt: 'Grátis: a loja paga o frete.' };
  }
  const fee = charge(shop, shippingYen ?? 0);
  const free = freeShippingAboveYen === null ? undefined : charge(shop, freeShippingAboveYen);
  if (regionFees.length === 0) {
    return {
      ja: `全国一律${fee.ja}${free ? `。ご注文金額が${free.ja}以上の場合は無料です。` : ''}`,
      pt: `${fee.pt}, para todo o Japão.${free ? ` Grátis a partir de ${free.pt}.` : ''}`,
    };
  }
  const names = regionFees.map(({ region }) => REGION_NAMES[region]);
  const others = regionFees.map(({ region, yen: amount }) => {
    const other = charge(shop, amount ?? 0);
    return { ja: `${REGION_NAMES[region].ja}${other.ja}`, pt: `${capitalise(REGION_NAMES[region].pt)}: ${other.pt}.` };
  });
  return {
    ja: `${[`全国（${names.map(({ ja }) => ja).join('・')}を除く）${fee.ja}`, ...others.map(({ ja }) => ja)].join('、')}${free ? `。いずれもご注文金額が${free.ja}以上の場合は無料です。` : ''}`,
    pt: [
      `${fee.pt}, menos ${list(names).pt}.`,
      ...others.map(({ pt }) => pt),
      ...(free ? [`Grátis em todo o Japão a partir de ${free.pt}.`] : []),
    ].join(' '),
  };
}

/** The fee as an answer: "全国一律800円（税込）です。" */
export function shippingAnswerOf(shop: Shop): Bilingual {
  const { ja, pt } = shippingFeeOf(shop);
  if (shop.shippingKind === 'included') return { ja: '無料です。送料は当店が負担します。', pt };
  return { ja: ja.includes('。') ? ja.replace('。', 'です。') : `${ja}です。`, pt };
}

export function importTaxesOf({ importTaxesBy, customsFeeYen }: Shop): Bilingual {
  if (importTaxesBy === 'shop') {
    return { ja: '関税・輸入消費税は当店が負担します。', pt: 'A loja paga os impostos de importação.' };
  }
  // A fee that the seller does not know yet is named; 0 is none.
  const isUnknown = customsFeeYen === null;
  const taxes = {
    ja: `海外から発送するため、輸入時に関税・消費税がかかる場合があります。その場合は、税関が計算した金額${isUnknown ? 'と、配送会社所定の通関手数料' : ''}を、商品のお受け取り時にお客様にご負担いただきます。`,
    pt: `Enviado do exterior: se houver imposto de importação, o cliente paga ao receber o valor calculado pela alfândega${isUnknown ? ' e a tarifa da transportadora pelo serviço na alfândega' : ''}.`,
  };
  if (!customsFeeYen) return taxes;
  const fee = yen(customsFeeYen);
  return sentences([
    taxes,
    {
      ja: `その際は、通関手数料・立替手数料として${fee.ja}を、あわせて配送会社にお支払いいただきます。`,
      pt: `Nesse caso paga também ${fee.pt} à transportadora, pelo serviço na alfândega.`,
    },
  ]);
}

/** Import tax for a text that is also used when the goods leave from Japan. */
export const importNoteOf = (shop: Shop): Bilingual =>
  shop.origin === 'JP'
    ? {
        ja: '日本国内から発送するため、関税・輸入消費税はかかりません。',
        pt: 'Sai do Japão: sem imposto de importação.',
      }
    : importTaxesOf(shop);

/** All costs besides price and shipping; undefined if there are none. */
export function otherCostsOf(shop: Shop): Bilingual | undefined {
  const { paymentMethods, konbiniFeeYen, transferFeeBy, origin, ownRows } = shop;
  const costs: Bilingual[] = [];
  if (origin !== 'JP') costs.push(importTaxesOf(shop));
  if (paymentMethods.includes('konbini') && konbiniFeeYen) {
    const fee = charge(shop, konbiniFeeYen);
    costs.push({ ja: `コンビニ決済手数料：${fee.ja}`, pt: `Tarifa da loja de conveniência: ${fee.pt}.` });
  }
  if (paymentMethods.includes('transfer') && transferFeeBy === 'customer') {
    costs.push({
      ja: '銀行振込の手数料：お客様のご負担となります。金額は、ご利用の金融機関の規定により定められた額です。',
      pt: 'Tarifa da transferência: o cliente paga o valor que o banco dele cobra.',
    });
  }
  costs.push(...ownRows.filter(({ kind }) => kind === 'fees'));
  return costs.length > 0 ? lines(costs) : undefined;
}

export const paymentMethodsOf = ({ paymentMethods }: Shop): Bilingual => {
  const { ja, pt } = list(paymentMethods.map((method) => PAYMENT_NAMES[method]));
  return { ja, pt: `${capitalise(pt)}.` };
};

export function paymentTimesOf(shop: Shop): Bilingual {
  const charged = shop.paymentMethods.filter((method) => CHARGED_METHODS.includes(method));
  const times: Bilingual[] = [];
  if (charged.length > 0) {
    const names = list(charged.map((method) => PAYMENT_NAMES[method]));
    const atOrder = shop.chargeMoment === 'order';
    times.push({
      ja: `${names.ja}：${atOrder ? 'ご注文時に決済されます。' : '商品の発送時に決済されます。'}`,
      pt: `${capitalise(names.pt)}: ${atOrder ? 'no pedido' : 'no envio'}.`,
    });
  }
  if (shop.paymentMethods.includes('konbini')) {
    times.push({
      ja: `コンビニ決済：ご注文から${shop.konbiniDays}日以内にお支払いください。`,
      pt: `Loja de conveniência: em até ${shop.konbiniDays} dias depois do pedido.`,
    });
  }
  if (shop.paymentMethods.includes('transfer')) {
    times.push({
      ja: `銀行振込：ご注文から${shop.transferDays}日以内にお振り込みください。`,
      pt: `Transferência: em até ${shop.transferDays} dias depois do pedido.`,
    });
  }
  return lines(times);
}

/** One wording of the delivery time for all pages. */
export function deliveryOf({ deliveryFrom, deliveryMin, deliveryMax }: Shop): Bilingual {
  const days = dayRange(deliveryMin ?? 0, deliveryMax ?? 0);
  return deliveryFrom === 'payment'
    ? { ja: `ご入金の確認から${days.ja}でお届けします。`, pt: `Chega em ${days.pt} depois do pagamento.` }
    : { ja: `ご注文から${days.ja}でお届けします。`, pt: `Chega em ${days.pt} depois do pedido.` };
}

/** The delivery time with what may change it. */
export function deliveryNoteOf(shop: Shop): Bilingual {
  const { ja, pt } = deliveryOf(shop);
  if (shop.origin === 'JP') return { ja, pt };
  return { ja: `${ja}税関の状況により前後する場合があります。`, pt: `${pt} A alfândega pode adiantar ou atrasar.` };
}

const EXCHANGES: Bilingual = {
  ja: '交換は、不良品・商品違いの場合に限り承ります。',
  pt: 'Troca: só quando há defeito ou produto errado.',
};

export const CANCELLING: Bilingual = {
  ja: 'ご注文後のキャンセルは、商品の発送前まで承ります。',
  pt: 'O pedido pode ser cancelado até o envio.',
};

export function returnsOf({ returnKind, returnDays, returnCondition, returnShippingBy }: Shop): Bilingual {
  if (returnKind === 'refused') {
    return {
      ja: 'お客様都合による返品・交換はお受けしておりません。',
      pt: 'Não aceita devolução nem troca por arrependimento.',
    };
  }
  if (returnKind === 'law') {
    return sentences([
      {
        ja: '商品到着後8日以内に限り返品をお受けします。返送料はお客様のご負担となります。',
        pt: 'Aceita devolução em até 8 dias depois da entrega. O cliente paga a volta.',
      },
      EXCHANGES,
    ]);
  }
  const closed = returnCondition === 'unusedUnopened';
  return sentences([
    {
      ja: `お客様都合による返品は、商品到着後${returnDays}日以内にご連絡いただき、${closed ? '未使用・未開封' : '未使用'}の場合に限りお受けします。`,
      pt: `Arrependimento: avisar em até ${returnDays} dias depois da entrega, ${closed ? 'sem uso e fechado' : 'sem uso'}.`,
    },
    returnShippingBy === 'shop'
      ? { ja: '返送料は当店が負担します。', pt: 'A loja paga a volta.' }
      : { ja: '返送料はお客様のご負担となります。', pt: 'O cliente paga a volta.' },
    EXCHANGES,
  ]);
}

export const defectsOf = ({ defectDays }: Shop): Bilingual => ({
  ja: `商品到着後${defectDays}日以内にご連絡ください。返送料は当店が負担し、交換または返金いたします。`,
  pt: `Avisar em até ${defectDays} dias depois da entrega. A loja paga a volta e troca ou devolve o dinheiro.`,
});

export const refundsOf = ({ refundDays }: Shop): Bilingual => ({
  ja: `返金は、返品商品の到着を確認後（キャンセルの場合はご連絡後）${refundDays}日以内に、お支払い方法に応じた方法で行います。`,
  pt: `O dinheiro volta em até ${refundDays} dias depois que o produto devolvido chega (no cancelamento, depois do aviso), pela forma do pagamento.`,
});

export const originOf = ({ origin }: Shop): Bilingual => {
  const names = SHOP_COUNTRIES[origin || 'JP'];
  return { ja: `${names.ja}から発送します。`, pt: `Sai de: ${names.pt}.` };
};

/** 2026-11-15 as 2026年11月15日. */
export function japaneseDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}

export const privacyDatesOf = ({ privacyDate, privacyRevisedDate }: Shop): Bilingual =>
  lines([
    { ja: `制定日：${japaneseDate(privacyDate)}`, pt: `Desde ${formatDay(privacyDate)}` },
    ...(privacyRevisedDate
      ? [
          {
            ja: `改定日：${japaneseDate(privacyRevisedDate)}`,
            pt: `Revista em ${formatDay(privacyRevisedDate)}`,
          },
        ]
      : []),
  ]);

/** Where the data is kept, in words that also fit a region. */
export function dataAbroadOf({ country, dataCountries }: Shop): Bilingual {
  const foreign = dataCountries.filter((code) => code !== 'JP').map((code) => SHOP_COUNTRIES[code]);
  if (foreign.length === 0) {
    return { ja: 'お客様の個人情報は日本国内で取り扱います。', pt: 'Os dados ficam no Japão.' };
  }
  const names = list(foreign);
  const seat = SHOP_COUNTRIES[country];
  return {
    ja: `当店は${seat.ja}に所在し、お客様の個人情報を${names.ja}で取り扱います。当該国・地域の個人情報保護に関する制度を把握したうえで、必要な安全管理措置を講じています。`,
    pt: `A loja fica em: ${seat.pt}. Os dados são tratados em: ${names.pt}. Você conhece as regras de dados de lá e toma os cuidados necessários.`,
  };
}

export function disclosureOf({ email, disclosureDays, disclosureFeeYen }: Shop): Bilingual {
  const fee = disclosureFeeYen ? yen(disclosureFeeYen) : undefined;
  return {
    ja: `個人情報の開示、訂正・追加・削除、利用停止・消去のご請求は、${email}までご連絡ください。ご本人であることを確認したうえで、${disclosureDays}日以内に回答いたします。${fee ? `手数料：開示のご請求1件につき${fee.ja}（訂正・利用停止等は無料）。` : '手数料は無料です。'}`,
    pt: `Para ver, corrigir ou apagar seus dados, o cliente escreve para ${email}. A loja confere quem é e responde em até ${disclosureDays} dias. ${fee ? `Ver custa ${fee.pt} por pedido; corrigir e apagar é grátis.` : 'É grátis.'}`,
  };
}
