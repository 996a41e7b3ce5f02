import {
  MAX_DAYS,
  MAX_DELIVERY_DAYS,
  MAX_REFUND_DAYS,
  MAX_RETURN_DAYS,
  MIN_DEFECT_DAYS,
  type PaymentMethod,
} from './shop.ts';
import { filled, inDays, type ShopCheck, wantDays } from './shop-problem.ts';
import { findVagueWords } from './vague-words.ts';

/** Charged when the shop chooses; the customer pays the other methods later. */
export const CHARGED_METHODS: readonly PaymentMethod[] = ['card', 'paypay', 'amazonPay', 'rakutenPay'];

const vagueReason = (words: string) => `“${words}” é vago. A lei pede o valor, o prazo ou a forma de cálculo.`;

export const termsChecks: readonly ShopCheck[] = [
  filled('paymentMethods', 'Faltam as formas de pagamento', 'Marque todas as formas de pagamento que a loja aceita.'),
  filled('chargeMoment', 'Falta quando cobra', 'Diga se você cobra no pedido ou no envio.', ({ paymentMethods }) =>
    paymentMethods.some((method) => CHARGED_METHODS.includes(method)),
  ),
  inDays(
    'konbiniDays',
    { min: 1, max: MAX_RETURN_DAYS },
    'Falta o prazo da loja de conveniência',
    ({ paymentMethods }) => paymentMethods.includes('konbini'),
  ),
  inDays('transferDays', { min: 1, max: MAX_RETURN_DAYS }, 'Falta o prazo da transferência', ({ paymentMethods }) =>
    paymentMethods.includes('transfer'),
  ),
  filled(
    'transferFeeBy',
    'Falta a tarifa da transferência',
    'Diga quem paga a tarifa da transferência.',
    ({ paymentMethods }) => paymentMethods.includes('transfer'),
  ),
  filled('shippingKind', 'Falta o frete', '“Pode haver frete” não vale. A lei pede o valor, ou que a loja pague.'),
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
  filled('deliveryFrom', 'Falta o começo do prazo', 'Diga se o prazo conta do pedido ou do pagamento.'),
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
  filled('origin', 'Falta o país de onde sai', 'Diga de que país o pacote sai.'),
  {
    field: 'carriers',
    find: ({ carriers }) => {
      if (!carriers) return { slot: 'Falta a transportadora', reason: 'Diga quem entrega no Japão.' };
      const vague = findVagueWords(carriers);
      return vague ? { slot: 'Texto vago', reason: vagueReason(vague) } : undefined;
    },
  },
  filled(
    'importTaxesBy',
    'Falta quem paga o imposto',
    'Diga quem paga o imposto de importação, se houver.',
    ({ origin }) => origin !== '' && origin !== 'JP',
  ),
  filled('returnKind', 'Falta a regra de devolução', 'Diga se a loja aceita devolução por arrependimento.'),
  inDays(
    'returnDays',
    { min: 1, max: MAX_RETURN_DAYS },
    'Falta o prazo de devolução',
    ({ returnKind }) => returnKind === 'accepted',
  ),
  filled(
    'returnShippingBy',
    'Falta quem paga a volta',
    'Diga quem paga o frete da devolução.',
    ({ returnKind }) => returnKind === 'accepted',
  ),
  inDays('defectDays', { min: MIN_DEFECT_DAYS, max: MAX_DAYS }, 'Falta o prazo para defeito'),
  inDays('refundDays', { min: 1, max: MAX_REFUND_DAYS }, 'Falta o prazo do reembolso'),
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
