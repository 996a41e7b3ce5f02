import { normalizeWord } from '#writer/facts/portuguese-words.ts';

/**
 * Words behind the name of a product that describe it and never make another product of it, normalised: a "colar ponto
 * de luz" is a necklace, while an "escova alisadora" is no brush.
 */
export const DESCRIBING_WORDS: ReadonlySet<string> = new Set(
  (
    'ultrassonico ultrassonica invertido invertida compacto compacta gigante grande pequeno pequena medio media ' +
    'hidrolisado hidrolisada muscular turbo tws slim silencioso silenciosa ' +
    'multifuncional multiuso profissional premium moderno moderna elegante classico classica casual esportivo esportiva ' +
    'delicado delicada minimalista vintage retro luxo confortavel macio macia resistente leve lindo linda ' +
    'ponto ajustavel regulavel giratorio giratoria dobravel retratil ' +
    'automatico automatica transparente redondo redonda quadrado quadrada retangular ' +
    'fino fina grosso grossa longo longa curto curta alto alta baixo baixa duplo dupla triplo tripla ' +
    'novo nova original importado importada personalizado personalizada bivolt ' +
    'gamer wireless pro max plus ultra full hd'
  )
    .split(' ')
    .map(normalizeWord),
);
