import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile } from '#contract/account/profile.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { AppError } from '#domain/errors.ts';
import { DEFAULT_CALCULATION } from '#domain/pricing/full/calculation-inputs.ts';
import * as api from '#web/lib/api/api.ts';
import { CurrentUserContext } from '#web/lib/session/auth-context.ts';
import { FullCalculator } from './full-calculator.tsx';

const asked = vi.spyOn(api, 'call');

const router = createRouter({ routeTree: createRootRoute() }) as never;

const profile = { id: 'c0ffee00-0000-4000-8000-000000000000', userType: 'free' } as Profile;
const rate = (currency: string, yenMicro: number, fetchedAt = new Date().toISOString()) => ({
  currency,
  yenMicro,
  source: 'ExchangeRate-API',
  sourceUrl: 'https://www.exchangerate-api.com',
  fetchedAt,
});
const rates = { rates: [rate('BRL', 30_000_000), rate('CNY', 21_000_000), rate('USD', 152_400_000)] };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  asked.mockReset();
  asked.mockResolvedValue(rates);
});

function open(props: { calculationId?: string; productId?: string } = {}) {
  const onProduct = vi.fn();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <CurrentUserContext value={profile}>
        <RouterContextProvider router={router}>
          <FullCalculator onProduct={onProduct} {...props} />
        </RouterContextProvider>
      </CurrentUserContext>
    </QueryClientProvider>,
  );
  return { ...view, onProduct, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const head = () => screen.queryByTestId('price')?.textContent;
const ledger = () =>
  within(screen.getByRole('region', { name: 'Para onde vai cada iene' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function fill(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  await user.clear(field(label));
  await user.paste(text);
}

async function chooseCurrency(user: ReturnType<typeof userEvent.setup>, currency: string) {
  screen.getByRole('combobox', { name: 'Moeda do custo' }).focus();
  await user.keyboard('[Enter]');
  await user.click(await screen.findByRole('option', { name: currency }));
}

describe('the full calculator', () => {
  test('calculates the example of the design, with the rate and its age', async () => {
    const { user } = open();
    await chooseCurrency(user, 'USD');
    await fill(user, 'Custo por unidade', '7,80');
    await waitFor(() => expect(field('Câmbio (US$ 1)').value).toBe('152,40'));
    await fill(user, 'Frete que você paga', '600');
    await fill(user, 'Conversão para reais', '4');
    await fill(user, 'CPA (anúncio por venda)', '2000');
    expect(head()).toBe('¥5,980');
    expect(screen.getByTestId('rate-age').textContent).toMatch(
      /^Cotação de hoje, \d\d:\d\d JST\. Com spread, ¥158,50\./,
    );
    expect(screen.getByText('Mínimo para 25%: ¥5,960. Escolha o final.')).toBeTruthy();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '¥5,800abaixo, 23,2%',
      '¥5,980margem 25,2%',
      '¥6,480margem 30,1%',
      'Outro preçovocê escolhe',
    ]);
    expect(screen.getByText('ROAS de empate').parentElement?.textContent).toBe('ROAS de empate1,71Hoje: 2,99');
    expect(ledger()).toEqual([
      'Produto¥1,23720,7%',
      'Frete¥60010%',
      'Taxas do canal¥2163,6%',
      'Reembolsos¥1803%',
      'Anúncio¥2,00033,5%',
      'Conversão para reais¥2404%',
      'Fica com você¥1,50725,2%',
    ]);
    const [, lowest] = within(screen.getByRole('region', { name: 'Se o câmbio mudar' })).getAllByRole('row');
    expect(lowest?.textContent).toBe('−10%¥137,16¥1,11327,2%¥5,768');
  });

  test('without a connection only the shown age of the rate changes', async () => {
    const old = new Date(Date.now() - 3 * 86_400_000).toISOString();
    asked.mockResolvedValue({ rates: [rate('USD', 152_400_000, old)] });
    const first = open();
    await chooseCurrency(first.user, 'USD');
    await waitFor(() =>
      expect(screen.getByTestId('rate-age').textContent).toMatch(/^Cotação de \d\d\/\d\d\/\d{4}, há 3 dias\./),
    );
    const before = [head(), ...ledger()];
    first.unmount();

    asked.mockRejectedValue(new AppError('unavailable', 'Sem conexão com o servidor. Tente novamente.'));
    open();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect([head(), ...ledger()]).toEqual(before);
    expect(screen.getByTestId('rate-age').textContent).toMatch(/há 3 dias/);
  });

  test('asks for an exchange rate if there is none, and uses the typed one', async () => {
    asked.mockResolvedValue({ rates: [] });
    const { user } = open();
    await chooseCurrency(user, 'CNY');
    expect(screen.getByText('Digite o câmbio para ver o preço.')).toBeTruthy();
    expect(head()).toBe('–');
    expect(field('Câmbio (CN¥ 1)').value).toBe('');
    await fill(user, 'Câmbio (CN¥ 1)', '21,5');
    expect(screen.getByTestId('rate-age').textContent).toBe('Câmbio que você digitou. Com spread, ¥22,36.');
    expect(head()).not.toBe('–');
  });

  test('a typed rate stays in use until the quoted one is chosen again', async () => {
    const { user } = open();
    await chooseCurrency(user, 'USD');
    await fill(user, 'Câmbio (US$ 1)', '160');
    await user.click(await screen.findByRole('button', { name: 'Usar a cotação, ¥152,40' }));
    expect(field('Câmbio (US$ 1)').value).toBe('152,40');
  });

  test('choosing a channel fills in its fees with their date; they can be edited', async () => {
    const { user } = open();
    screen.getByRole('combobox', { name: 'Onde você vende' }).focus();
    await user.keyboard('[Enter]');
    await user.click(await screen.findByRole('option', { name: 'BASE padrão' }));
    expect(field('Taxa do pagamento').value).toBe('3,6');
    expect(field('Taxa fixa do pagamento').value).toBe('40');
    expect(field('Taxa do serviço').value).toBe('3');
    expect(field('Pedidos por saque').value).toBe('1');
    expect(screen.getByText('Taxa conferida em 15/11/2026 (baseu.jp/6685).')).toBeTruthy();
    await fill(user, 'Taxa do serviço', '2,5');
    expect(screen.getByText(/Você mudou os valores\.$/)).toBeTruthy();
  });

  test('an own price shows its margin and its problems', async () => {
    const { user } = open();
    await fill(user, 'CPA (anúncio por venda)', '500');
    await user.click(screen.getByRole('radio', { name: /Outro preço/ }));
    await fill(user, 'Seu preço', '980');
    expect(head()).toBe('¥980');
    expect(screen.getByText('Você perde ¥86 por pedido antes do anúncio.')).toBeTruthy();
    expect(screen.getByText('Não existe')).toBeTruthy();
  });

  test('warns about a struck-through price', async () => {
    const { user } = open();
    expect(screen.getByText(/Salvar um preço aqui não conta como cobrar/).textContent).toMatch(
      /^No Japão, o preço riscado precisa/,
    );
    await user.click(screen.getByText('Conversão e preço riscado'));
    await fill(user, 'Preço riscado que quer mostrar', '8980');
    expect(screen.getByText(/^Preço riscado desligado: no Japão ele só vale se você cobrou ¥8,980/)).toBeTruthy();
  });

  test('compares up to three scenarios and marks the highest profit', async () => {
    const { user } = open();
    const compare = screen.getByRole('button', { name: 'Comparar' });
    await user.click(compare);
    await fill(user, 'Custo por unidade', '2000');
    await user.click(compare);
    await user.click(compare);
    await user.click(compare);
    const table = screen.getByRole('region', { name: 'Cenários lado a lado' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(table).getByRole('row', { name: /^Preço/ }).textContent).toBe('Preço¥1,480¥2,980¥2,980');
    expect(within(table).getByRole('row', { name: /^Lucro/ }).textContent).toBe('Lucro¥381¥782maior¥782maior');
    await user.click(within(table).getByRole('button', { name: 'Remover Cenário 2' }));
    await user.click(within(table).getByRole('button', { name: 'Abrir Cenário 1' }));
    expect(field('Custo por unidade').value).toBe('1000');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  });

  test('typed values survive a reload and are removed by a reset', async () => {
    const first = open();
    await fill(first.user, 'Custo por unidade', '2345');
    await fill(first.user, 'Reembolsos', '1,5');
    first.unmount();
    const { user } = open();
    expect(field('Custo por unidade').value).toBe('2345');
    expect(field('Reembolsos').value).toBe('1,5');
    await user.click(screen.getByRole('button', { name: 'Resetar' }));
    expect(field('Custo por unidade').value).toBe('1000');
  });

  describe('with a product', () => {
    const product = {
      id: 'aaaaaaaa-0000-4000-8000-000000000000',
      name: 'Garrafa Mizu',
      nameJa: 'ミズボトル',
      locked: false,
      steps: { sheet: 'full', texts: 'full', photos: 'full', price: 'empty', japan: 'empty', shop: 'empty' },
      source: '',
      sheet: { supplier_cost: { value: [{ amount: { number: 7.8, unit: 'USD' } }], acceptedAt: '' } },
    };
    let products = [product, { ...product, id: 'x', name: 'Outro', locked: true }];
    const saved = {
      id: 'bbbbbbbb-0000-4000-8000-000000000000',
      productId: product.id,
      name: 'Loja própria',
      inputs: {
        ...DEFAULT_CALCULATION,
        supplier: { currency: 'USD' as const, amountMinor: 780, rateMicro: 140_000_000, spreadBp: 400 },
      },
    };
    let calculations: unknown[] = [];
    const sent: [string, unknown][] = [];
    beforeEach(() => {
      sent.length = 0;
      calculations = [];
      asked.mockImplementation(async (endpoint: Endpoint, request: object) => {
        if (endpoint.path === '/api/exchange-rates') return rates;
        if (endpoint.path === '/api/calculations/:calculationId') return saved;
        if (endpoint.path === '/api/products/:productId')
          return { ...product, id: (request as { params: { productId: string } }).params.productId };
        if (endpoint.method === 'GET' && endpoint.path.endsWith('/calculations')) return { calculations };
        if (endpoint.method === 'GET') return { products };
        sent.push([endpoint.path, request]);
        return { ...saved, productId: product.id };
      });
    });

    test('saves the inputs to the product with one press, and links to the next step', async () => {
      const { user, onProduct } = open({ productId: product.id });
      // Its cost is known; from then on what is typed counts.
      await waitFor(() => expect(field('Custo por unidade').value).toBe('7,80'));
      expect(field('Câmbio (US$ 1)').value).toBe('152,40');
      await fill(user, 'Custo por unidade', '23,45');
      await user.click(await screen.findByRole('button', { name: 'Salvar em Garrafa Mizu' }));
      await waitFor(() => expect(onProduct).toHaveBeenCalledWith(product.id));
      expect(await screen.findByRole('link', { name: 'Ver se o Japão deixa vender' })).toBeTruthy();
      expect(sent).toEqual([
        [
          '/api/products/:productId/calculations',
          {
            params: { productId: product.id },
            body: expect.objectContaining({
              inputs: expect.objectContaining({
                supplier: expect.objectContaining({ currency: 'USD', amountMinor: 2345 }),
              }),
            }),
          },
        ],
      ]);
    });

    test('the form starts with the saved values; a shop price that differs is named and linked to its calculation', async () => {
      const inputs = { ...saved.inputs, supplier: { ...saved.inputs.supplier, amountMinor: 990 } };
      calculations = [{ ...saved, inputs, result: { price: 4480 }, createdAt: '2026-11-15T12:00:00Z' }];
      open({ productId: product.id });
      await waitFor(() => expect(field('Custo por unidade').value).toBe('9,90'));
      const line = await screen.findByText(/^Salvo neste produto: ¥4,480, em 15\/11\/2026\./);
      expect(within(line).getByRole('link', { name: 'Ver esse cálculo' })).toBeTruthy();
    });

    test('rate, freight and ad cost of the previous product are preset for the next one, in a new tab too', async () => {
      const first = open({ productId: product.id });
      await waitFor(() => expect(field('Custo por unidade').value).toBe('7,80'));
      await fill(first.user, 'Câmbio (US$ 1)', '140');
      await fill(first.user, 'Frete que você paga', '1200');
      await first.user.click(await screen.findByRole('button', { name: 'Salvar em Garrafa Mizu' }));
      await screen.findByRole('link', { name: 'Ver se o Japão deixa vender' });
      first.unmount();
      sessionStorage.clear();
      open({ productId: 'cccccccc-0000-4000-8000-000000000000' });
      await waitFor(() => expect(field('Frete que você paga').value).toMatch(/^1.?200$/));
      expect(field('Câmbio (US$ 1)').value).toBe('140,00');
      expect(field('Custo por unidade').value).toBe('7,80');
      expect(screen.getByText(/^Câmbio, frete, taxas e anúncio são os da sua última conta/)).toBeTruthy();
    });

    test('names a carried-over rate only if it was typed', async () => {
      const first = open({ productId: product.id });
      await waitFor(() => expect(field('Custo por unidade').value).toBe('7,80'));
      first.unmount();
      open({ productId: 'cccccccc-0000-4000-8000-000000000000' });
      expect(await screen.findByText(/^Frete, taxas e anúncio são os da sua última conta/)).toBeTruthy();
    });

    test('without a product links to the page that creates one, and creates none itself', async () => {
      products = [];
      const { user } = open();
      await user.click(screen.getByRole('button', { name: 'Salvar em um produto' }));
      expect((await screen.findByRole('link', { name: 'Cole o texto do fornecedor' })).getAttribute('href')).toBe(
        '/produtos/novo',
      );
      expect(sent).toEqual([]);
    });

    test('a saved calculation opens with its own rate, and offers the rate of today', async () => {
      const { onProduct } = open({ calculationId: saved.id });
      await waitFor(() => expect(onProduct).toHaveBeenCalledWith(product.id));
      expect(field('Câmbio (US$ 1)').value).toBe('140,00');
      expect(await screen.findByRole('button', { name: 'Usar a cotação, ¥152,40' })).toBeTruthy();
    });
  });
});
