import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** One of the five calls that the four robots make, with the screen that makes it. */
export type RobotCall = {
  name: string;
  path: string;
  /** The field that holds the seller's words; not there in the copy robot's second step. */
  field?: string;
  /** Fills in the screen as far as the call's button. */
  prepare: (page: Page) => Promise<void>;
  button: string;
  busyButton: string;
  seconds: number;
  /** The step that a success leads to. */
  nextStep: string;
  /** A property that only this call's schema has. */
  key: string;
  /** What the fake model says. */
  answer: object;
  /** What it said is what the screen shows. */
  expectShown: (page: Page) => Promise<void>;
  /** Shown beside the toast, before the reason. */
  inlineFailure?: string;
  failure: string;
};

export const description = 'Garrafa térmica de aço inox 500 ml.';
export const modelNames = ['Garrafa Um', 'Garrafa Dois', 'Garrafa Três'];

const copy = {
  publico: 'Pessoas que saem cedo de casa e levam o café para o trabalho ou para a faculdade.',
  persona: 'Aiko tem 34 anos, vai de trem para o escritório e quer o café ainda quente no fim da manhã.',
  copy: 'O café esfria antes da primeira reunião?\nCom esta garrafa de aço inox de 500 ml, você leva a bebida na bolsa.',
};

const translation = {
  translation: 'ステンレス製の保温ボトルです。容量は500mlです。',
  meta_description:
    '毎日の通勤や通学に持ち歩きやすいステンレス製の保温ボトルです。容量は500mlで、温かい飲み物も冷たい飲み物もお楽しみいただけます。ご自宅用にも贈り物にもおすすめです。',
  url_slug: 'stainless-thermal-bottle',
};

const descriptions = [
  '朝いれたコーヒーを、お昼まで楽しみませんか。500mlのステンレスボトルです。',
  '通勤バッグにすっと入る500ml。毎日の飲み物を持ち歩けます。',
  '外でも家でも使いやすいステンレスボトルです。贈り物にもどうぞ。',
];

const reviews = [
  '軽くて毎日の通勤に使いやすいです。買ってよかったです。',
  '500mlで持ち歩きやすい大きさだと思います。',
  'デザインがきれいで母への贈り物にも選びました。',
];

const start = (path: string, field: string, option?: string) => async (page: Page) => {
  await page.goto(path);
  await page.getByLabel(field).fill(description);
  if (option) await page.getByLabel(option, { exact: true }).check();
};

export const toCopyChoice = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Analisar' }).click();
  await page.getByRole('combobox', { name: 'Nome do produto' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('PAS', { exact: true }).check();
};

/** Presses the button and goes through the countdown and beyond it, second by second, on an installed clock. */
export async function expectCountdown(page: Page, call: RobotCall): Promise<void> {
  const timer = page.getByRole('timer');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: call.button }).click();
  await page.clock.runFor(50);
  await expect(timer).toHaveText(`Faltam cerca de ${call.seconds} s`);
  await page.clock.runFor(1_000);
  await expect(timer).toHaveText(`Faltam cerca de ${call.seconds - 1} s`);
  await page.clock.runFor((call.seconds - 2) * 1_000);
  await expect(timer).toHaveText('Faltam cerca de 1 s');
  await page.clock.runFor(3_000);
  await expect(timer).toHaveText('Quase pronto, mais um instante.');
  await expect(page.getByRole('button', { name: call.busyButton })).toBeDisabled();
  await page.clock.resume();
}

export const robotCalls: RobotCall[] = [
  {
    name: 'names',
    path: '/robos/copy',
    field: 'Descrição do produto',
    prepare: start('/robos/copy', 'Descrição do produto'),
    button: 'Analisar',
    busyButton: 'Analisando...',
    seconds: 8,
    nextStep: 'Passo 2 de 3',
    key: 'names',
    answer: { names: modelNames },
    async expectShown(page) {
      await page.getByRole('combobox', { name: 'Nome do produto' }).click();
      await expect(page.getByRole('option')).toHaveText(modelNames);
      await page.keyboard.press('Escape');
    },
    inlineFailure: 'Erro ao gerar nomes: ',
    failure: 'Não foi possível gerar os nomes. Por favor, tente novamente.',
  },
  {
    name: 'copy',
    path: '/robos/copy',
    async prepare(page) {
      await start('/robos/copy', 'Descrição do produto')(page);
      await toCopyChoice(page);
    },
    button: 'Gerar Copy',
    busyButton: 'Gerando...',
    seconds: 25,
    nextStep: 'Passo 3 de 3',
    key: 'publico',
    answer: copy,
    async expectShown(page) {
      const block = (name: string) => page.getByRole('region', { name }).locator('.result-text');
      await expect(block('Público-alvo')).toHaveText(copy.publico);
      await expect(block('Persona')).toHaveText(copy.persona);
      expect(await block('Copy Gerada').textContent()).toBe(copy.copy);
      await expect(page.getByText(/, modelo PAS$/)).toBeVisible();
    },
    inlineFailure: 'Erro ao gerar copy: ',
    failure: 'Não foi possível gerar a copy. Por favor, tente novamente.',
  },
  {
    name: 'translation',
    path: '/robos/tradutor',
    field: 'Descrição ou copy do produto',
    prepare: start('/robos/tradutor', 'Descrição ou copy do produto', 'Formal'),
    button: 'Traduzir agora',
    busyButton: 'Traduzindo...',
    seconds: 18,
    nextStep: 'Passo 2 de 2',
    key: 'translation',
    answer: translation,
    async expectShown(page) {
      await expect(page.locator('.line-source').first()).toContainText(description);
      const lines = page.locator('.line-text [lang=ja]');
      await expect.poll(async () => (await lines.allTextContents()).join('')).toBe(translation.translation);
      const block = (name: string) => page.getByRole('region', { name }).locator('.result-text');
      await expect(block('Meta descrição para Shopify')).toHaveText(translation.meta_description);
      await expect(block('Identificador de URL')).toHaveText(translation.url_slug);
      await expect(page.getByText('Tom formal', { exact: true })).toBeVisible();
    },
    failure: 'Não foi possível gerar a tradução. Por favor, tente novamente.',
  },
  {
    name: 'ads',
    path: '/anuncio',
    field: 'Descrição ou copy do produto',
    prepare: start('/anuncio', 'Descrição ou copy do produto', 'AIDA'),
    button: 'Gerar descrições',
    busyButton: 'Gerando...',
    seconds: 11,
    nextStep: 'Passo 2 de 2',
    key: 'descriptions',
    answer: { descriptions },
    async expectShown(page) {
      const made = page.locator('section', { hasText: 'Descrições geradas' });
      await expect(made.locator('.result-text')).toHaveText(descriptions);
      await expect(page.getByText('Estratégia AIDA', { exact: true })).toBeVisible();
    },
    failure: 'Não foi possível gerar os anúncios. Por favor, tente novamente.',
  },
  {
    name: 'reviews',
    path: '/review',
    field: 'Descrição do produto',
    prepare: start('/review', 'Descrição do produto', 'Curta'),
    button: 'Gerar reviews',
    busyButton: 'Gerando...',
    seconds: 6,
    nextStep: 'Passo 2 de 2',
    key: 'reviews',
    answer: { reviews },
    async expectShown(page) {
      await expect(page.locator('.written-item .result-text')).toHaveText(
        reviews.map((text) => `${text}※サンプルレビュー`),
      );
      await expect(page.getByText('3 reviews, nomes em kanji e hiragana, tamanho curto.')).toBeVisible();
    },
    failure: 'Não foi possível gerar reviews. Por favor, tente novamente.',
  },
];
