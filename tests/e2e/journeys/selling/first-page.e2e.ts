import type { Locator, Page } from '@playwright/test';
import { plainPicture } from '#tests/support/samples/pictures.ts';
import { expectAccessible } from '../../support/accessibility-faults.ts';
import { expect as expectSoon, test } from '../../support/fixtures.ts';
import { expectNoSidewaysScroll } from '../../support/page-fits.ts';
import { toastOf, watchToasts } from '../../support/pages.ts';
import { expectTouchable } from '../../support/touch-gestures.ts';

/**
 * From a supplier's text to the exported page in Japanese, on a phone, where the server has no model: every press is
 * counted, no word of Japanese is typed. A field that is filled in counts as the press that opens it, a paste as one
 * more.
 */
const expect = expectSoon.configure({ timeout: 20_000 });
const MOST_PRESSES = 30;

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

type Counted = { step: string; presses: number };

class Thumb {
  readonly counted: Counted[] = [];
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get presses(): number {
    return this.counted.reduce((sum, { presses }) => sum + presses, 0);
  }
  begin(step: string): void {
    this.counted.push({ step, presses: 0 });
  }
  async press(target: Locator): Promise<void> {
    await target.tap();
    this.count();
  }
  async write(field: Locator, words: string): Promise<void> {
    expect(words, 'no Japanese is typed').not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
    await this.press(field);
    await expect(field).toBeFocused();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.insertText(words);
  }
  /** The key that leads to the next gap counts as a press, like the tap that it saves. */
  async next(field: Locator, words: string): Promise<void> {
    await this.page.keyboard.press('Enter');
    this.count();
    await expect(field).toBeFocused();
    await this.page.keyboard.insertText(words);
  }
  /** A field that has the cursor already needs no press. */
  async paste(field: Locator, words: string, hasCursor = false): Promise<void> {
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), words);
    if (!hasCursor) await this.press(field);
    await expect(field).toBeFocused();
    await this.page.keyboard.press('ControlOrMeta+V');
    this.count();
  }
  count(): void {
    const last = this.counted.at(-1);
    if (last) last.presses += 1;
  }
}

const source = (brand: string) => `Garrafa térmica ${brand}
Produto: garrafa térmica
Marca: ${brand}
Material: aço inoxidável
Capacidade: 500 ml
Peso: 210 g
Mantém quente: 12 horas
Preço: R$ 38,00`;

/** What a careful assistant answers. */
const answer = (brand: string) => `Claro! Aqui está a página:

## Público-alvo
Pessoas de 25 a 45 anos que trabalham fora de casa no Japão e levam a própria bebida na bolsa todos os dias.

## Persona
Yuki tem 34 anos, mora em Osaka e vai de trem ao escritório. De manhã ela faz café em casa e leva para beber na mesa.

## Copy
O café da manhã continua quente na mesa do escritório. A garrafa térmica ${brand} é de aço inoxidável e tem 500 ml de capacidade.

Ela mantém a bebida quente por 12 horas. O peso é de 210 g.

## Tradução
朝いれたコーヒーが、オフィスの机でもあたたかいままです。${brand}の水筒はステンレス製で、容量は500mlです。

飲み物を12時間保温します。重量は210gです。

## Meta descrição
${brand}のステンレス製の水筒です。容量500ml、重量210gで、飲み物を12時間保温します。朝いれたコーヒーを、オフィスの机でもあたたかく飲めます。毎日の通勤にどうぞ。

## Identificador de URL
stainless-thermal-bottle-500ml

## Nome em japonês
${brand} ステンレス水筒 500ml

## Benefício em japonês
朝のコーヒーを、オフィスでもあたたかく。

## O que o nome diz
Garrafa de inox ${brand}, 500 ml`;

async function toExport(page: Page, thumb: Thumb, brand: string, look: (name: string) => Promise<void>) {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name });

  thumb.begin('import');
  await page.goto('/produtos/novo');
  await thumb.paste(page.getByRole('textbox', { name: 'Página, texto ou arquivo do produto' }), source(brand), true);
  await thumb.press(button('Criar produto'));

  thumb.begin('sheet');
  // What stood ticked in the import is in the sheet.
  await expect(page.getByRole('heading', { name: 'Tudo aceito' })).toBeVisible();
  await look('ficha-sugestoes');
  await thumb.press(link('Escrever a página'));

  thumb.begin('texts');
  await look('pedido');
  await thumb.press(button('Copiar pedido'));
  await expect(page.getByLabel('Pedido', { exact: true })).toHaveValue(/500 ml/);
  // Once the request is copied, the cursor waits for the answer.
  await thumb.paste(page.getByLabel('Resposta do seu assistente'), answer(brand), true);
  await expect(page.locator('main dl')).toContainText(`${brand} ステンレス水筒 500ml`);
  await expect(page.locator('main dl')).toContainText(`Garrafa de inox ${brand}, 500 ml`);
  await look('pedido-conferido');
  await thumb.press(button('Usar no produto'));

  thumb.begin('photo');
  const chooser = page.waitForEvent('filechooser');
  await thumb.press(button('Pôr uma foto'));
  await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: await plainPicture(60) });
  thumb.count();

  thumb.begin('price');
  await thumb.press(page.getByRole('region', { name: 'Fotos' }).getByRole('link', { name: 'Calcular o preço' }));
  await expect(page.getByLabel('Custo por unidade')).toHaveValue('38,00');
  const rate = page.getByLabel('Câmbio (R$ 1)');
  if ((await rate.inputValue()) === '') await thumb.write(rate, '30');
  await thumb.press(button(/^Salvar em Garrafa/));
  await look('preco-salvo');

  thumb.begin('Japan');
  await thumb.press(link('Ver se o Japão deixa vender'));
  await expect(page.getByRole('heading', { name: 'Pronto para o Japão' })).toBeVisible();
  await look('japao');
  if (await button('É assim que eu vendo').isVisible()) {
    await thumb.press(button('É assim que eu vendo'));
    await thumb.press(page.getByRole('radio', { name: 'Fabricante' }));
  }
  await thumb.press(page.getByRole('group', { name: 'O produto tem etiqueta em' }).getByLabel('Sim'));
  await thumb.press(button('Nada mais se aplica, salvar'));
  // Everything that is asked was answered: the step is done, and the next one is the shop.
  await thumb.press(link('Levar para a loja'));

  thumb.begin('publish');
  await expect(page.getByRole('heading', { name: 'Levar para a loja', exact: true })).toBeVisible();
  // The hours of keeping warm are a promise with a number: the seller looks at it, and the next row opens by itself.
  await thumb.press(page.getByRole('checkbox', { name: /^Já conferi.*12時間保温します/ }));
  // The sheet says them in other words, which are a point of their own.
  await thumb.press(page.getByRole('checkbox', { name: /^Já conferi.*保温時間：12時間/ }));
  await expect(button('Baixar CSV')).toBeEnabled();
  await expect(page.getByLabel('Endereço da página de compra')).toBeVisible();
  await look('publicar');
  return { button };
}

test('from paste to exported page takes at most 30 presses with an empty shop, and fewer for the second product', async ({
  page,
  context,
  signedIn,
}) => {
  test.setTimeout(90_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn({ userType: 'premium', name: 'Maria Souza' });
  const look = async (name: string) => {
    await expectTouchable(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (process.env.SHOTS !== 'on') return;
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.screenshot({ path: `test-results/shots/primeira-${name}-${width}.png` });
    }
  };

  const readToasts = await watchToasts(page);
  const first = new Thumb(page);
  const { button } = await toExport(page, first, 'Mizu', look);
  await first.write(page.getByLabel('Endereço da página de compra'), 'https://loja.example.com/mizu');
  first.begin('shop');
  await first.press(page.getByRole('link', { name: /Dados da loja/ }));
  await first.press(button('Brasil'));
  await expect(page.getByText('confira o que a loja promete')).toBeInViewport();
  // Only what nobody else knows is left: Enter leads from one gap to the next.
  await first.write(page.getByLabel('Telefone 電話番号'), '+55 11 90000-0000');
  await first.next(page.getByLabel('Endereço 所在地'), 'Rua das Flores, 123, São Paulo, SP');
  await first.next(page.getByLabel('CEP ou código postal'), '01000-000');
  await first.press(page.getByText('Antes de vender, copio esta caixa e colo no carrinho'));
  // The box that the cart needs stands beside its question.
  await expect(button('Copiar a caixa')).toBeVisible();
  await first.press(button('Com a Shopify, Brasil e Canadá: conheço as regras de dados'));
  await first.press(page.getByLabel('Há uma pessoa responsável pelos dados.'));
  // A box that the bar at the top half covers would count as too small to tap.
  await page.evaluate(() => window.scrollTo(0, 0));
  await look('loja');
  await first.press(button('Salvar e voltar à publicação'));
  // Its code is loaded with it: the next page must not come first.
  await expect(toastOf(page)).toBeVisible();
  await exportPage(page, first);
  expect(first.presses, JSON.stringify(first.counted)).toBeLessThanOrEqual(MOST_PRESSES);

  const second = new Thumb(page);
  await toExport(page, second, 'Kaze', async () => undefined);
  await second.write(page.getByLabel('Endereço da página de compra'), 'https://loja.example.com/kaze');
  await exportPage(page, second);
  // What the page has shown is not told again; the shop's terms are told where they are out of sight.
  expect(await readToasts()).toEqual(['Dados da loja salvos']);
  const inJapan = ({ counted }: Thumb) => counted.find(({ step }) => step === 'Japan')?.presses ?? 99;
  expect(inJapan(first), 'a thermos').toBeLessThanOrEqual(8);
  // How the person sells is asked once.
  expect(inJapan(second)).toBe(inJapan(first) - 2);
  expect(second.presses, JSON.stringify(second.counted)).toBeLessThan(first.presses - 5);
  for (const { presses, counted } of [first, second]) {
    test.info().annotations.push({ type: 'presses', description: `${presses} ${JSON.stringify(counted)}` });
  }
});

async function exportPage(page: Page, thumb: Thumb): Promise<void> {
  thumb.begin('export');
  const download = page.waitForEvent('download');
  await thumb.press(page.getByRole('button', { name: 'Baixar HTML' }));
  expect((await download).suggestedFilename()).toMatch(/\.html$/);
}
