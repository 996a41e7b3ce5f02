/** Provider of the writing model. `none`: no model. */
export const writerChoices = ['none', 'openai-compatible', 'openai', 'anthropic', 'google'] as const;
export type WriterChoice = (typeof writerChoices)[number];

/** Translation without a model. `local`: the built-in translator. */
export const translatorChoices = ['local', 'none', 'deepl', 'libretranslate'] as const;
export type TranslatorChoice = (typeof translatorChoices)[number];

export const providerNames: Readonly<Record<WriterChoice | TranslatorChoice, string>> = {
  none: 'Nenhum',
  'openai-compatible': 'Servidor compatível',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  local: 'Tradutor local',
  deepl: 'DeepL',
  libretranslate: 'LibreTranslate',
};

/** Model tokens per person and day, unless configured otherwise. */
export const DEFAULT_TOKENS_PER_DAY = 300_000;
export const MAX_TOKENS_PER_DAY = 1_000_000_000;

/** Number of texts in the model exam, and the robots that a model can qualify for. */
export const MODEL_TEST_TEXTS = 12;
export const testedRobots = ['copy', 'ads', 'reviews', 'translate'] as const;
export type TestedRobot = (typeof testedRobots)[number];
