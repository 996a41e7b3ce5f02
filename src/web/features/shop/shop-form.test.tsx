import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { ShopDraft } from '#contract/shop.ts';
import { blankShop, commonTerms } from '#domain/shop/shop.ts';
import { filledTerms } from './filled-terms.ts';
import { DeliverySection } from './payment-and-delivery-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { PromisedTerms } from './promised-terms.tsx';
import { missingWords } from './shop-fields.tsx';
import { ShopFormContext } from './shop-form-context.ts';

const common = commonTerms('BR', 'CN', '2026-11-18');
const filled = {
  ...blankShop,
  ...common,
  legalName: 'Maria Souza',
  legalNameKana: 'マリア',
  email: 'a@example.com',
  phone: '+55 11 90000-0000',
};
const words = (shop: typeof blankShop) => filledTerms(shop).map((term) => term.words);

// The place of dispatch is the pressed button itself.
it.each([...Object.keys(common).filter((key) => key !== 'origin'), 'legalName', 'legalNameKana', 'email'])(
  'the common terms are filled in with one press, and it says what was filled in: %s',
  (key) => expect(words({ ...filled, [key]: blankShop[key as keyof typeof blankShop] })).not.toEqual(words(filled)),
);

it('lists no promised terms for an empty shop, and fills in nothing that only the seller knows', () => {
  expect(filledTerms(blankShop)).toEqual([]);
  for (const own of ['dataCountries', 'safetyMeasures', 'asksSupplierConsent', 'responsible', 'invoiceKind'])
    expect(common).not.toHaveProperty(own);
});

it('promises no opening hours without a telephone number, and continues in lower case after a colon', () => {
  const promises = (shop: typeof blankShop) => words(shop).join('\n');
  expect(promises(filled)).toContain('Telefone das');
  expect(promises({ ...filled, phone: '' })).not.toContain('Telefone das');
  expect(promises({ ...filled, phone: '', hidesContact: true })).not.toContain('Telefone das');
  expect(promises(filled)).toContain('Defeito: avisar em até');
  expect(promises({ ...filled, privacyRevisedDate: '2026-11-19' })).toContain(
    'Privacidade: desde 18/11/2026, revista em 19/11/2026.',
  );
});

it('one press lists all terms that the shop promises, with a link to each step', async () => {
  const opened: string[] = [];
  render(
    <Asked shop={filled}>
      <PromisedTerms
        steps={[
          { title: 'Entrega', fields: ['shippingKind', 'carriers'] },
          { title: 'Trocas', fields: ['refundDays', 'returnKind'] },
        ]}
        onChange={(field) => opened.push(field)}
      />
    </Asked>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Grátis: a loja paga o frete.',
    'Por Correios do Japão (日本郵便).',
    'Aceita devolução em até 8 dias depois da entrega. O cliente paga a volta. Troca: só quando há defeito ou produto errado.',
    'Reembolso em até 14 dias.',
    'O pedido pode ser cancelado até o envio.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Mudar Trocas' }));
  expect(opened).toEqual(['returnKind']);
});

function Asked({ shop = blankShop, children }: { shop?: ShopDraft; children: ReactNode }) {
  const form = useForm<ShopDraft>({ defaultValues: shop });
  const nothing = () => undefined;
  const context = {
    form,
    shop: form.watch(),
    complaintOf: nothing,
    missingOf: nothing,
  };
  return (
    <ShopFormContext value={context}>
      {children}
      <output>{context.shop.carriers}</output>
    </ShopFormContext>
  );
}

it('the carrier is chosen from a Portuguese list, and only another one is typed', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(
    <Asked>
      <DeliverySection />
    </Asked>,
  );
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: /Quem entrega no Japão/ }));
    await user.click(screen.getByRole('option', { name }));
  };
  const typed = () => screen.queryByRole('textbox', { name: 'Nome da transportadora' });
  await choose('Yamato ヤマト運輸');
  expect(screen.getByRole('status').textContent).toBe('ヤマト運輸');
  expect(typed()).toBeNull();
  await choose('Outra, ou mais de uma');
  await user.type(typed() as HTMLElement, '日本郵便、西濃運輸');
  expect(screen.getByRole('status').textContent).toBe('日本郵便、西濃運輸');
  await choose('Correios do Japão 日本郵便');
  expect(screen.getByRole('status').textContent).toBe('日本郵便');
  expect(typed()).toBeNull();
});

it.each<[ShopDraft['dataPartners'], string[]]>([
  [['supplier'], ['Brasil: conheço as regras de dados']],
  [
    ['supplier', 'platform'],
    [
      'Com a Shopify, Brasil e Canadá: conheço as regras de dados',
      'Com plataforma no Japão, Brasil: conheço as regras de dados',
    ],
  ],
])('with the partners %j one press fills in the countries and where the platform is', (dataPartners, names) => {
  render(
    <Asked shop={{ ...blankShop, country: 'BR', origin: 'BR', dataPartners: [...dataPartners] }}>
      <PrivacySection />
    </Asked>,
  );
  expect(screen.getAllByRole('button', { name: /conheço as regras/ }).map(({ textContent }) => textContent)).toEqual(
    names,
  );
});

it.each([
  [['Faltam os cuidados', 'Falta o CEP'], 'Falta: os cuidados, o CEP.'],
  [['Telefone incompleto', 'Falta o endereço'], 'Falta: o endereço. Telefone incompleto.'],
  [['Endereço vago'], 'Endereço vago.'],
])('what a step lacks, %j, is listed above its fields', (slots, words) => {
  expect(missingWords(slots.map((slot) => ({ slot })))).toBe(words);
});
