/** Whose model writes. `none`: nobody's. */
export const writerChoices = ['none', 'openai-compatible', 'openai', 'anthropic', 'google'] as const;
export type WriterChoice = (typeof writerChoices)[number];

/** Who translates where no model does. `local`: the translator inside. */
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

/** Of a model, per person and day, until somebody says otherwise. */
export const DEFAULT_TOKENS_PER_DAY = 300_000;
export const MAX_TOKENS_PER_DAY = 1_000_000_000;

/** What the exam looks at, and the robots that it lets the model be. */
export const EXAM_TEXTS = 12;
export const examRobots = ['copy', 'ads', 'reviews', 'translate'] as const;
export type ExamRobot = (typeof examRobots)[number];
