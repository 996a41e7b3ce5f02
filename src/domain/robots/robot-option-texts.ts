import type { AdStrategy, CopyModel, NameStyle, ReviewSize, TranslationTone } from './robot-options.ts';

/** `says`: what a name that is no word stands for. */
export type RobotOption = { label: string; says?: string; hint: string };

export const COPY_MODEL_OPTIONS: Record<CopyModel, RobotOption> = {
  PAS: {
    label: 'PAS',
    says: 'do incômodo à solução',
    hint: 'Problema, agitação e solução. Bom para produtos que resolvem um incômodo.',
  },
  AIDA: { label: 'AIDA', says: 'da atenção à compra', hint: 'Atenção, interesse, desejo e ação.' },
  FAB: {
    label: 'FAB',
    says: 'do detalhe ao benefício',
    hint: 'Característica, vantagem e benefício. Bom para produtos com muitos detalhes técnicos.',
  },
  auto: { label: 'Deixar o robô escolher', hint: 'O robô escolhe o modelo que combina com a sua descrição.' },
};

export const TRANSLATION_TONE_OPTIONS: Record<TranslationTone, RobotOption> = {
  informal: { label: 'Informal', hint: 'Próximo e leve, sem perder a educação: 〜ですよ, 〜しませんか.' },
  formal: { label: 'Formal', hint: 'Linguagem de loja tradicional japonesa: 〜いただけます, 〜ございます.' },
  persuasivo: { label: 'Persuasivo', hint: 'Frases curtas que convidam a agir, sem exagero.' },
  auto: { label: 'Deixar o robô escolher', hint: 'O robô escolhe o tom que combina com o produto.' },
};

export const AD_STRATEGY_OPTIONS: Record<AdStrategy, RobotOption> = {
  aida: { label: 'AIDA', says: 'da atenção à compra', hint: 'Atenção, interesse, desejo e ação.' },
  pas: { label: 'PAS', says: 'do incômodo à solução', hint: 'Parte de um incômodo do dia a dia e mostra a saída.' },
  storytelling: {
    label: 'Storytelling',
    says: 'uma pequena história',
    hint: 'Conta uma pequena cena em que o produto aparece.',
  },
  auto: { label: 'Deixar o robô escolher', hint: 'O robô escolhe a estratégia que combina com o produto.' },
};

export const REVIEW_SIZE_OPTIONS: Record<ReviewSize, RobotOption> = {
  curta: { label: 'Curta', hint: 'Uma opinião e um motivo, de 15 a 40 caracteres.' },
  media: { label: 'Média', hint: 'De 60 a 120 caracteres.' },
  longa: { label: 'Longa', hint: 'De 180 a 350 caracteres, com a situação de uso.' },
  mix: { label: 'Mix', hint: 'Mistura os três tamanhos.' },
};

export const NAME_STYLE_OPTIONS: Record<NameStyle, RobotOption> = {
  hiragana: { label: 'Hiragana', hint: 'Só o nome, como apelido: みさき.' },
  kanji: { label: 'Kanji', hint: 'Sobrenome e nome: 佐藤 美咲.' },
  ambos: { label: 'Ambos', hint: 'Mistura os dois jeitos.' },
};
