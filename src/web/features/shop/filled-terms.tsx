import type { ShopDraft } from '#contract/shop.ts';
import type { ShopField } from '#domain/shop/shop-check.ts';
import {
  CANCELLING,
  CARRIER_NAMES,
  defectsOf,
  deliveryOf,
  disclosureOf,
  importNoteOf,
  legalNameOf,
  paymentTimesOf,
  privacyDatesOf,
  returnsOf,
  shippingFeeOf,
} from '#domain/shop/shop-phrases.ts';
import { findShopProblems } from '#domain/shop/shop-problems.ts';
import { COLLECTED_NAMES, COOKIE_NAMES, PARTNER_NAMES, PURPOSE_NAMES } from '#domain/shop-pages/privacy-names.ts';
import { type Bilingual, list } from '#domain/text/bilingual.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useShopForm } from './shop-form-context.ts';

type Term = {
  label: string;
  /** The fields it says; "Mudar" leads to the first. */
  fields: readonly [ShopField, ...ShopField[]];
  say: (shop: ShopDraft) => string;
};

const named = <Key extends string>(keys: readonly Key[], names: Record<Key, Bilingual>): string =>
  list(keys.map((key) => names[key])).pt;

/** All that one press may have filled in: it is promised in the seller's name. */
const TERMS: readonly Term[] = [
  { label: 'Entrega', fields: ['deliveryMin', 'deliveryFrom'], say: (shop) => deliveryOf(shop).pt },
  {
    label: 'Pagamento',
    fields: ['paymentMethods', 'chargeMoment', 'konbiniDays', 'transferDays'],
    say: (shop) => paymentTimesOf(shop).pt,
  },
  { label: 'Devolução', fields: ['returnKind', 'returnDays', 'returnShippingBy'], say: (shop) => returnsOf(shop).pt },
  { label: 'Imposto', fields: ['importTaxesBy'], say: (shop) => importNoteOf(shop).pt },
  { label: 'Frete', fields: ['shippingKind', 'shippingYen', 'regionFees'], say: (shop) => shippingFeeOf(shop).pt },
  {
    label: 'Quem entrega',
    fields: ['carriers'],
    say: ({ carriers }) => {
      const name = CARRIER_NAMES.get(carriers);
      return name ? `${name} (${carriers}).` : `${carriers}.`;
    },
  },
  { label: 'Defeito', fields: ['defectDays'], say: (shop) => defectsOf(shop).pt },
  { label: 'Reembolso', fields: ['refundDays'], say: ({ refundDays }) => `Em até ${refundDays} dias.` },
  { label: 'Cancelar', fields: ['returnKind'], say: () => CANCELLING.pt },
  {
    label: 'Vendedor',
    fields: ['legalName', 'legalNameKana', 'email'],
    say: (shop) => `${legalNameOf(shop).ja}, ${shop.email}.`,
  },
  {
    label: 'Atendimento',
    fields: ['phoneFrom'],
    say: ({ phoneFrom, phoneUntil }) => `Telefone das ${phoneFrom} às ${phoneUntil} no horário do Japão.`,
  },
  {
    label: 'Dados do cliente',
    fields: ['collectedData'],
    say: ({ collectedData }) => `A loja recebe: ${named(collectedData, COLLECTED_NAMES)}.`,
  },
  {
    label: 'Para quê',
    fields: ['dataPurposes'],
    say: ({ dataPurposes }) => `Os dados servem para: ${named(dataPurposes, PURPOSE_NAMES)}.`,
  },
  {
    label: 'Com quem',
    fields: ['dataPartners'],
    // Their names have commas.
    say: ({ dataPartners }) => `Também recebem: ${dataPartners.map((key) => PARTNER_NAMES[key].pt).join('; ')}.`,
  },
  {
    label: 'Ver os dados',
    fields: ['disclosureDays', 'disclosureFeeYen', 'email'],
    say: (shop) => disclosureOf(shop).pt,
  },
  {
    label: 'Cookies',
    fields: ['cookieTools'],
    say: ({ cookieTools }) =>
      cookieTools.length > 0 ? `${named(cookieTools, COOKIE_NAMES)}.` : 'Nenhum de medição nem de anúncios.',
  },
  { label: 'Privacidade', fields: ['privacyDate', 'privacyRevisedDate'], say: (shop) => `${privacyDatesOf(shop).pt}.` },
];

/** What the shop promises by now, in the order in which customers ask. */
export function filledTerms(shop: ShopDraft): (Pick<Term, 'label'> & { field: ShopField; words: string })[] {
  const open = new Set(findShopProblems(shop).map(({ field }) => field));
  // Before the first payment method nothing is promised yet.
  if (open.has('paymentMethods')) return [];
  return TERMS.filter(({ fields }) => !fields.some((field) => open.has(field))).map(({ label, fields, say }) => ({
    label,
    field: fields[0],
    words: say(shop),
  }));
}

export function FilledTerms() {
  const { shop, goTo, supplierDelivery } = useShopForm();
  const terms = filledTerms(shop);
  if (terms.length === 0) {
    return (
      <p className="max-w-[42em] text-fg-muted text-sm">
        Um toque preenche o caso mais comum, e mostra aqui tudo o que preencheu. Só o que está vazio muda.
      </p>
    );
  }
  return (
    <>
      <dl className="grid max-w-[42em] gap-1 text-sm" aria-label="O que foi preenchido">
        {terms.map(({ label, field, words }) => (
          <div key={label} className="grid grid-cols-[6.5rem_1fr] gap-x-2">
            <dt className="text-fg-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <MixedText text={words} />{' '}
              {field === 'deliveryMin' && supplierDelivery && `O fornecedor escreveu “${supplierDelivery.words}”. `}
              <Button variant="link" size="sm" className="min-h-6" onClick={() => goTo(field)}>
                Mudar<span className="sr-only"> {label}</span>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[42em] text-fg-muted text-sm">
        Só você sabe o resto: onde você está, em que países ficam os dados e que cuidados você toma com eles.
      </p>
    </>
  );
}
