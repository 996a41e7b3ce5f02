import {
  MAX_DAYS,
  MAX_DELIVERY_DAYS,
  MAX_REFUND_DAYS,
  MAX_RETURN_DAYS,
  MIN_DEFECT_DAYS,
  type PaymentMethod,
  type Shop,
} from './shop.ts';
import { check, filled, findDays, inDays, type ShopCheck } from './shop-problem.ts';
import { findVagueWords } from './vague-words.ts';

/** Charged when the shop chooses; the customer pays the other methods later. */
export const CHARGED_METHODS: readonly PaymentMethod[] = ['card', 'paypay', 'amazonPay', 'rakutenPay'];

const vagueReason = (words: string) => `“${words}” é vago. A lei pede o valor, o prazo ou a forma de cálculo.`;

export const takes =
  (...methods: readonly PaymentMethod[]) =>
  ({ paymentMethods }: Shop): boolean =>
    paymentMethods.some((method) => methods.includes(method));
export const acceptsReturns = ({ returnKind }: Shop): boolean => returnKind === 'accepted';
export const hasFlatFee = ({ shippingKind }: Shop): boolean => shippingKind === 'flat';
export const sendsFromAbroad = ({ origin }: Shop): boolean => origin !== '' && origin !== 'JP';

export const termsChecks: readonly ShopCheck[] = [
  filled('paymentMethods', 'Faltam as formas de pagamento', 'Marque todas as formas de pagamento que a loja aceita.'),
  filled('chargeMoment', 'Falta quando cobra', 'Diga se você cobra no pedido ou no envio.', takes(...CHARGED_METHODS)),
  inDays('konbiniDays', 1, MAX_RETURN_DAYS, 'Falta o prazo da loja de conveniência', takes('konbini')),
  inDays('transferDays', 1, MAX_RETURN_DAYS, 'Falta o prazo da transferência', takes('transfer')),
  filled(
    'transferFeeBy',
    'Falta a tarifa da transferência',
    'Diga quem paga a tarifa da transferência.',
    takes('transfer'),
  ),
  filled('shippingKind', 'Falta o frete', '“Pode haver frete” não vale. A lei pede o valor, ou que a loja pague.'),
  check(
    'shippingYen',
    ({ shippingYen }) => {
      if (shippingYen === null) return ['Falta o valor do frete', 'Diga o valor do frete em iene.'];
      return shippingYen === 0 && ['Frete zero', 'Se o cliente não paga frete, escolha “Por conta da loja”.'];
    },
    hasFlatFee,
  ),
  check(
    'regionFees',
    ({ regionFees }) =>
      regionFees.some((fee) => fee.yen === null) && [
        'Falta o frete de uma região',
        'Diga o valor do frete de cada região em iene.',
      ],
    (shop) => hasFlatFee(shop) && shop.regionFees.length > 0,
  ),
  check(
    'freeShippingAboveYen',
    ({ freeShippingAboveYen }) =>
      freeShippingAboveYen === 0 && [
        'Frete grátis sem valor',
        'Se o frete é sempre grátis, escolha “Por conta da loja”.',
      ],
    (shop) => hasFlatFee(shop) && shop.freeShippingAboveYen !== null,
  ),
  filled('deliveryFrom', 'Falta o começo do prazo', 'Diga se o prazo conta do pedido ou do pagamento.'),
  check('deliveryMin', ({ deliveryMin, deliveryMax }) => {
    if (deliveryMin === null || deliveryMax === null) {
      return ['Falta o prazo de entrega', 'Escreva de quantos a quantos dias a entrega leva.'];
    }
    if (deliveryMin > deliveryMax) return ['Prazo ao contrário', 'O menor prazo está maior que o maior.'];
    return findDays(deliveryMax, 1, MAX_DELIVERY_DAYS, '');
  }),
  filled('origin', 'Falta o país de onde sai', 'Diga de que país o pacote sai.'),
  check('carriers', ({ carriers }) => {
    if (!carriers) return ['Falta a transportadora', 'Diga quem entrega no Japão.'];
    const vague = findVagueWords(carriers);
    return vague !== undefined && ['Texto vago', vagueReason(vague)];
  }),
  filled(
    'importTaxesBy',
    'Falta quem paga o imposto',
    'Diga quem paga o imposto de importação, se houver.',
    sendsFromAbroad,
  ),
];

export const returnsChecks: readonly ShopCheck[] = [
  filled('returnKind', 'Falta a regra de devolução', 'Diga se a loja aceita devolução por arrependimento.'),
  inDays('returnDays', 1, MAX_RETURN_DAYS, 'Falta o prazo de devolução', acceptsReturns),
  filled('returnShippingBy', 'Falta quem paga a volta', 'Diga quem paga o frete da devolução.', acceptsReturns),
  inDays('defectDays', MIN_DEFECT_DAYS, MAX_DAYS, 'Falta o prazo para defeito'),
  inDays('refundDays', 1, MAX_REFUND_DAYS, 'Falta o prazo do reembolso'),
  check(
    'ownRows',
    ({ ownRows }) => {
      const vague = ownRows.map(({ ja, pt }) => findVagueWords(ja) ?? findVagueWords(pt)).find(Boolean);
      if (vague) return ['Texto vago', vagueReason(vague)];
      const isFeeOpen = ownRows.some(({ kind, ja }) => kind === 'fees' && !/[\d０-９]/.test(ja));
      return isFeeOpen && ['Custo sem valor', 'Cada custo precisa do valor ou da forma de cálculo.'];
    },
    ({ ownRows }) => ownRows.length > 0,
  ),
];
