import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

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

const block = (page: Page, name: string) => page.getByRole('region', { name }).locator('[data-text]');

/** The copy robot's first step, up to its button. */
export async function startCopy(page: Page): Promise<void> {
  await page.goto('/robos/copy');
  await page.getByLabel('Descrição do produto').fill(description);
}

export const toCopyChoice = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Analisar' }).click();
  await page.getByRole('combobox', { name: 'Nome do produto' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('PAS', { exact: true }).check();
};

export const copyCall = {
  /** Answer of the fake model. */
  answer: copy,
  /** The screen shows the model's answer. */
  async expectShown(page: Page) {
    await expect(block(page, 'Público-alvo')).toHaveText(copy.publico);
    await expect(block(page, 'Persona')).toHaveText(copy.persona);
    expect(await block(page, 'Copy Gerada').textContent()).toBe(copy.copy);
    await expect(page.getByText(/, modelo PAS$/)).toBeVisible();
  },
};

export const TRANSLATOR_FIELD = 'Descrição ou copy do produto';

export const translationCall = {
  /** Fills in the screen up to the button that sends the request. */
  async prepare(page: Page) {
    await page.goto('/robos/tradutor');
    await page.getByLabel(TRANSLATOR_FIELD).fill(description);
    await page.getByLabel('Formal', { exact: true }).check();
  },
  button: 'Traduzir agora',
  busyButton: 'Traduzindo...',
  /** The step after a success. */
  nextStep: 'Passo 2 de 2',
  answer: translation,
  /** The screen shows the model's answer. */
  async expectShown(page: Page) {
    await expect(page.getByRole('article').first()).toContainText(description);
    const lines = page.getByRole('article').locator('div[lang=ja]');
    await expect.poll(async () => (await lines.allTextContents()).join('')).toBe(translation.translation);
    await expect(block(page, 'Meta descrição para Shopify')).toHaveText(translation.meta_description);
    await expect(block(page, 'Identificador de URL')).toHaveText(translation.url_slug);
    await expect(page.getByText('Tom formal', { exact: true })).toBeVisible();
  },
  failure: 'Não foi possível gerar a tradução. Por favor, tente novamente.',
};
