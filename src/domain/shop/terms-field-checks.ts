import {
  MAX_DAYS,
  MAX_DELIVERY_DAYS,
  MAX_REFUND_DAYS,
  MAX_RETURN_DAYS,
  MIN_DEFECT_DAYS,
  type PaymentMethod,
} from './shop.ts';
import { type ShopCheck, wantDays } from './shop-check.ts';
import { findVagueWords } from './vague-words.ts';

/** Charged when the shop chooses; the customer pays the other methods later. */
export const CHARGED_METHODS: readonly PaymentMethod[] = ['card', 'paypay', 'amazonPay', 'rakutenPay'];

const vagueReason = (words: string) => `“${words}” é vago. A lei pede o valor, o prazo ou a forma de cálculo.`;

export const termsChecks: readonly ShopCheck[] = [
  {
    field: 'paymentMethods',
    find: ({ paymentMethods }) =>
      paymentMethods.length > 0
        ? undefined
        : { slot: 'Faltam as formas de pagamento', reason: 'Marque todas as formas de pagamento que a loja aceita.' },
  },
  {
    field: 'chargeMoment',
    applies: ({ paymentMethods }) => paymentMethods.some((method) => CHARGED_METHODS.includes(method)),
    find: ({ chargeMoment }) =>
      chargeMoment ? undefined : { slot: 'Falta quando cobra', reason: 'Diga se você cobra no pedido ou no envio.' },
  },
  {
    field: 'konbiniDays',
    applies: ({ paymentMethods }) => paymentMethods.includes('konbini'),
    find: ({ konbiniDays }) =>
      wantDays(konbiniDays, { min: 1, max: MAX_RETURN_DAYS }, 'Falta o prazo da loja de conveniência'),
  },
  {
    field: 'transferDays',
    applies: ({ paymentMethods }) => paymentMethods.includes('transfer'),
    find: ({ transferDays }) =>
      wantDays(transferDays, { min: 1, max: MAX_RETURN_DAYS }, 'Falta o prazo da transferência'),
  },
  {
    field: 'transferFeeBy',
    applies: ({ paymentMethods }) => paymentMethods.includes('transfer'),
    find: ({ transferFeeBy }) =>
      transferFeeBy
        ? undefined
        : { slot: 'Falta a tarifa da transferência', reason: 'Diga quem paga a tarifa da transferência.' },
  },
  {
    field: 'shippingKind',
    find: ({ shippingKind }) =>
      shippingKind
        ? undefined
        : { slot: 'Falta o frete', reason: '“Pode haver frete” não vale. A lei pede o valor, ou que a loja pague.' },
  },
  {
    field: 'shippingYen',
    applies: ({ shippingKind }) => shippingKind === 'flat',
    find: ({ shippingYen }) => {
      if (shippingYen === null) return { slot: 'Falta o valor do frete', reason: 'Diga o valor do frete em iene.' };
      return shippingYen > 0
        ? undefined
        : { slot: 'Frete zero', reason: 'Se o cliente não paga frete, escolha “Por conta da loja”.' };
    },
  },
  {
    field: 'regionFees',
    applies: ({ shippingKind, regionFees }) => shippingKind === 'flat' && regionFees.length > 0,
    find: ({ regionFees }) =>
      regionFees.every((fee) => fee.yen !== null)
        ? undefined
        : { slot: 'Falta o frete de uma região', reason: 'Diga o valor do frete de cada região em iene.' },
  },
  {
    field: 'freeShippingAboveYen',
    applies: ({ shippingKind, freeShippingAboveYen }) => shippingKind === 'flat' && freeShippingAboveYen !== null,
    find: ({ freeShippingAboveYen }) =>
      freeShippingAboveYen === 0
        ? { slot: 'Frete grátis sem valor', reason: 'Se o frete é sempre grátis, escolha “Por conta da loja”.' }
        : undefined,
  },
  {
    field: 'deliveryFrom',
    find: ({ deliveryFrom }) =>
      deliveryFrom
        ? undefined
        : { slot: 'Falta o começo do prazo', reason: 'Diga se o prazo conta do pedido ou do pagamento.' },
  },
  {
    field: 'deliveryMin',
    find: ({ deliveryMin, deliveryMax }) => {
      if (deliveryMin === null || deliveryMax === null) {
        return { slot: 'Falta o prazo de entrega', reason: 'Escreva de quantos a quantos dias a entrega leva.' };
      }
      if (deliveryMin > deliveryMax) {
        return { slot: 'Prazo ao contrário', reason: 'O menor prazo está maior que o maior.' };
      }
      return wantDays(deliveryMax, { min: 1, max: MAX_DELIVERY_DAYS }, '');
    },
  },
  {
    field: 'origin',
    find: ({ origin }) =>
      origin ? undefined : { slot: 'Falta o país de onde sai', reason: 'Diga de que país o pacote sai.' },
  },
  {
    field: 'carriers',
    find: ({ carriers }) => {
      if (!carriers) return { slot: 'Falta a transportadora', reason: 'Diga quem entrega no Japão.' };
      const vague = findVagueWords(carriers);
      return vague ? { slot: 'Texto vago', reason: vagueReason(vague) } : undefined;
    },
  },
  {
    field: 'importTaxesBy',
    applies: ({ origin }) => origin !== '' && origin !== 'JP',
    find: ({ importTaxesBy }) =>
      importTaxesBy
        ? undefined
        : { slot: 'Falta quem paga o imposto', reason: 'Diga quem paga o imposto de importação, se houver.' },
  },
  {
    field: 'returnKind',
    find: ({ returnKind }) =>
      returnKind
        ? undefined
        : { slot: 'Falta a regra de devolução', reason: 'Diga se a loja aceita devolução por arrependimento.' },
  },
  {
    field: 'returnDays',
    applies: ({ returnKind }) => returnKind === 'accepted',
    find: ({ returnDays }) => wantDays(returnDays, { min: 1, max: MAX_RETURN_DAYS }, 'Falta o prazo de devolução'),
  },
  {
    field: 'returnShippingBy',
    applies: ({ returnKind }) => returnKind === 'accepted',
    find: ({ returnShippingBy }) =>
      returnShippingBy
        ? undefined
        : { slot: 'Falta quem paga a volta', reason: 'Diga quem paga o frete da devolução.' },
  },
  {
    field: 'defectDays',
    find: ({ defectDays }) =>
      wantDays(defectDays, { min: MIN_DEFECT_DAYS, max: MAX_DAYS }, 'Falta o prazo para defeito'),
  },
  {
    field: 'refundDays',
    find: ({ refundDays }) => wantDays(refundDays, { min: 1, max: MAX_REFUND_DAYS }, 'Falta o prazo do reembolso'),
  },
  {
    field: 'ownRows',
    applies: ({ ownRows }) => ownRows.length > 0,
    find: ({ ownRows }) => {
      const vague = ownRows.map(({ ja, pt }) => findVagueWords(ja) ?? findVagueWords(pt)).find(Boolean);
      if (vague) return { slot: 'Texto vago', reason: vagueReason(vague) };
      const fee = ownRows.find(({ kind, ja }) => kind === 'fees' && !/[\d０-９]/.test(ja));
      return fee
        ? { slot: 'Custo sem valor', reason: 'Cada custo precisa do valor ou da forma de cálculo.' }
        : undefined;
    },
  },
];
