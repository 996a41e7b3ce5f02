import { splitSentences } from '#domain/robots/split-sentences.ts';
import { CLAIM_FAMILIES } from '#writer/data/claims/claim-families.ts';
import type { Quotation } from '#writer/prompts/quotation.ts';
import { checkEveryClaim } from './check-claims.ts';
import { type ClaimFinding, languageOf, lawsWithSources, mergeOverlaps } from './check-text.ts';

/** With more sentences in one request a model starts to skip some. */
const MOST_SENTENCES = 40;

const SYSTEM = `Você revisa textos de loja, em japonês ou em português, antes de irem a consumidores no Japão. Procure as promessas de anúncio que a lei japonesa restringe (薬機法, 景品表示法, 健康増進法, 特定商取引法), também as suaves: ditas de leve, por metáfora, como sugestão, em pergunta ou na voz de um cliente. Leia cada frase como um cliente comum a entenderia.

Famílias (chave: o que entra):
${CLAIM_FAMILIES.map(({ id, about }) => `${id}: ${about}`).join('\n')}

Não é promessa restrita, e não se aponta:
- fato simples: material, medida, peso, cor, peças, compatibilidade, modo de usar e de cuidar, preço, prazo de entrega com dias, número com a condição do teste, afirmação com fonte e data;
- efeito permitido a cosméticos: limpar, hidratar, evitar ressecamento, manter a pele macia e saudável, dar brilho e maciez ao cabelo, perfumar, cobrir com maquiagem, e evitar queimadura e mancha de sol em protetor solar;
- aparência, toque, cheiro, sabor, conforto, ocasião de uso e gosto; impressão de um cliente marcada como pessoal, sem efeito no corpo;
- aviso, recusa ou ressalva: dizer que algo não é remédio, que varia, que não se deve fazer;
- desconto, oferta, garantia ou devolução com as suas condições escritas.
Entre elogio e promessa, aponte só o que faz esperar um efeito, uma qualidade ou uma vantagem que o vendedor teria de provar.`;

const FORMAT =
  'Em claims, uma entrada por promessa: sentence é o número da frase; quote é o trecho que promete, curto, copiado letra por letra dessa frase, sem traduzir; family é a chave da família; reason diz em português, em uma frase curta, o que um cliente entenderia e por que isso é restrito. Sem promessas, a lista fica vazia.';

/** The requests about a text, one for every few of its sentences, which are numbered through the whole text. */
export function softClaimsRequests(text: string, { rule, quote }: Quotation) {
  const lines = splitSentences(text).map((sentence, index) => `${index + 1}. ${sentence.text}`);
  return Array.from({ length: Math.ceil(lines.length / MOST_SENTENCES) }, (_, at) => {
    const some = lines.slice(at * MOST_SENTENCES, (at + 1) * MOST_SENTENCES);
    return {
      system: `${SYSTEM}\n\n${rule}`,
      prompt: [quote('frases numeradas do texto', some.join('\n')), FORMAT].join('\n\n'),
      sentences: some.length,
    };
  });
}

/** One entry of a model's answer; `sentence` counts from 1 through the whole text. */
export type SoftClaim = { sentence: number; quote: string; family: string; reason: string };

const MOST_HINTS = 100;
const LONGEST_REASON = 240;

/** The model's findings as hints, without those whose quote is not in its sentence or is marked by a rule already. */
export function readSoftClaims(text: string, claims: readonly SoftClaim[]): ClaimFinding[] {
  const sentences = splitSentences(text);
  const marked = checkEveryClaim(text);
  const hints = claims.slice(0, MOST_HINTS).flatMap(({ sentence: number, quote, family: id, reason }) => {
    const sentence = sentences[number - 1];
    const family = CLAIM_FAMILIES.find((each) => each.id === id);
    const words = quote.trim();
    if (!sentence || !family || words === '' || !sentence.text.includes(words)) return [];
    const start = sentence.start + sentence.text.indexOf(words);
    const end = start + words.length;
    const isMarked = marked.some((note) => note.start < end && note.end > start);
    if (isMarked) return [];
    const hint: ClaimFinding = {
      rule: `ia-${id}`,
      level: 'proof',
      language: languageOf(words),
      reason: reason.trim().slice(0, LONGEST_REASON),
      safer: { kind: 'advice', ja: '', pt: family.advice },
      laws: lawsWithSources(family.laws),
      byModel: true,
      excerpt: words,
      start,
      end,
    };
    return [hint];
  });
  return mergeOverlaps(hints, text);
}
