/** A claim that Japanese law asks the seller to prove or to drop. Advice only: the text is never changed. */
export type RiskNote = {
  rule: string;
  law: string;
  /** The words that called for the note. */
  excerpt: string;
  /** Why, in Portuguese. */
  reason: string;
};

type RiskRule = { rule: string; law: string; pattern: RegExp; reason: string };

const MEDICINES_LAW = '薬機法 (lei de medicamentos, cosméticos e aparelhos)';
const DISPLAY_LAW = '景品表示法 (lei contra propaganda enganosa)';
const TAX_RULE = '総額表示 (preço com imposto)';

const RULES: readonly RiskRule[] = [
  {
    rule: 'cure',
    law: MEDICINES_LAW,
    pattern:
      /(?<![自政明統])治(?:る|り|す|し|せ|った|って|癒)|完治|根治|治療(?![^。\n]{0,14}(?:ではありません|ものではない|ではない))/g,
    reason: 'Só remédios e aparelhos aprovados podem falar em curar ou tratar. Retire a promessa de cura.',
  },
  {
    rule: 'symptom',
    law: MEDICINES_LAW,
    pattern:
      /(?:肩こり|腰痛|頭痛|不眠|便秘|冷え性|むくみ|アトピー|ニキビ|高血圧|糖尿病|花粉症|水虫|薄毛|うつ|痛み)[^。、\n]{0,8}(?:改善|解消|緩和|予防|に効|効果|消え|なくな|やわら|和ら)/g,
    reason:
      'Prometer alívio de dor, doença ou sintoma é permitido só a produtos aprovados. Descreva o uso, não o efeito na saúde.',
  },
  {
    rule: 'skin-effect',
    law: MEDICINES_LAW,
    pattern:
      /(?:シミ|しみ)(?!汚れ)(?:が|を)(?:消|なく|取れ)|シワ(?:が|を)(?:消え|消す|なく)|美白|ホワイトニング|毛穴(?:が|を)消/g,
    reason:
      'Cosméticos comuns só podem citar os 56 efeitos permitidos no Japão. Clarear a pele ou apagar manchas e rugas não está entre eles sem aprovação.',
  },
  {
    rule: 'anti-ageing',
    law: MEDICINES_LAW,
    pattern: /若返|アンチエイジング|老化(?:防止|を防)/g,
    reason: 'Rejuvenescer é uma promessa que a lei não aceita em cosméticos e aparelhos comuns.',
  },
  {
    rule: 'slimming',
    law: MEDICINES_LAW,
    pattern:
      /(?:痩せ|やせ)(?!型|気味|我慢)|脂肪(?:燃焼|が落|を落|を燃)|ダイエット効果|リンパの流れ|セルライト|小顔になる/g,
    reason: 'Emagrecer, queimar gordura ou mudar o corpo são promessas proibidas para produtos comuns.',
  },
  {
    rule: 'body-function',
    law: MEDICINES_LAW,
    pattern:
      /免疫力|疲労回復|体質改善|肌質改善|血行(?:促進|を促|がよく|が良く)|血流(?:促進|改善|を促)|デトックス|新陳代謝/g,
    reason: 'Mexer com funções do corpo (imunidade, circulação, metabolismo) é efeito de remédio ou aparelho aprovado.',
  },
  {
    rule: 'hair-growth',
    law: MEDICINES_LAW,
    pattern: /まつ(?:毛|げ)が伸び|育毛|発毛|髪(?:が|を)生え/g,
    reason: 'Fazer crescer cabelo ou cílios só pode ser dito de produtos aprovados.',
  },
  {
    rule: 'oral-sunscreen',
    law: MEDICINES_LAW,
    pattern: /飲む日焼け止め/g,
    reason: 'Suplemento não pode ser anunciado como protetor solar.',
  },
  {
    rule: 'endorsement',
    law: MEDICINES_LAW,
    pattern: /医師(?:が|の|も)?(?:推薦|推奨|おすすめ|お墨付き)|専門医(?:が)?(?:推薦|推奨)|臨床試験(?:済|で証明)/g,
    reason:
      'Recomendação de médicos e testes clínicos não podem ser usados para vender cosméticos, suplementos e aparelhos.',
  },
  {
    rule: 'absolute',
    law: DISPLAY_LAW,
    pattern:
      /副作用(?:は|が)?(?:なし|ない|ありません|ゼロ)|絶対(?:に)?(?:安全|安心|壊れ|満足|効|痩|失敗し)|(?:100|１００)[%％](?:安全|安心|効果|満足|保証|成功)|必ず(?:痩|治|効|満足|成功|喜)|永久(?:に|保証)/g,
    reason: 'Garantia absoluta (100%, sempre, sem risco) precisa de prova que ninguém tem. Use uma frase mais modesta.',
  },
  {
    rule: 'superlative',
    law: DISPLAY_LAW,
    pattern:
      /No\.?\s?1(?!\d)|ナンバーワン|日本一|世界一|世界初|日本初|業界初|業界最|最安|最高(?:級|品質|峰)|最強|第(?:1|１|一)位|ダントツ/gi,
    reason: '“O melhor”, “o primeiro” e “nº 1” só valem com pesquisa atual e citada. Sem prova, retire.',
  },
  {
    rule: 'comparison-price',
    law: DISPLAY_LAW,
    pattern: /通常価格|定価|メーカー希望小売価格|\d+\s?[%％]\s?(?:OFF|オフ|引き)|半額|割引|R\$\s?[\d.,]+ → R\$/gi,
    reason:
      'Preço riscado ou desconto exige que o preço maior tenha sido cobrado por mais da metade das últimas 8 semanas (e pelo menos 2 semanas).',
  },
  {
    rule: 'urgency',
    law: DISPLAY_LAW,
    pattern:
      /今だけ(?!で(?:なく|は))|期間限定|数量限定|本日(?:限り|まで)|今日(?:だけ|がチャンス)|残りわずか|在庫わずか|先着\d*|今なら|なくなり次第|売り切れる前|タイムセール|ラスト\d/g,
    reason: 'Urgência precisa ser verdadeira: diga a data ou a quantidade e encerre mesmo quando acabar.',
  },
  {
    rule: 'special-price',
    law: DISPLAY_LAW,
    pattern: /特別価格|激安|お買い得価格/g,
    reason: '“Preço especial” precisa ser menor que um preço que você realmente cobrou.',
  },
  {
    rule: 'origin',
    law: DISPLAY_LAW,
    pattern: /日本製|国産(?!化)|イタリア製|フランス製|ドイツ製|made in japan/gi,
    reason: 'O país de origem é onde o produto foi realmente feito. Confirme com o fornecedor.',
  },
  {
    rule: 'antibacterial',
    law: DISPLAY_LAW,
    pattern: /抗菌|除菌|殺菌|滅菌|抗ウイルス|ウイルス(?:対策|除去)/g,
    reason: 'Efeito contra bactérias ou vírus precisa de teste do fabricante; “殺菌” só vale para produtos aprovados.',
  },
  {
    rule: 'performance',
    law: DISPLAY_LAW,
    pattern:
      /\d+時間(?:以上)?[^。、\n]{0,6}(?:保温|保冷|保ち|持続|連続|温か|冷た|使用可|使え)|(?:保温|保冷|連続使用|連続再生|使用時間|温度を)[^。\n]{0,6}\d+時間/g,
    reason: 'Desempenho em horas precisa de teste do fornecedor. Desempenho sem prova é propaganda enganosa no Japão.',
  },
  {
    rule: 'testimonials',
    law: DISPLAY_LAW,
    pattern: /お客様(?:の声|満足度)|満足度\s?\d|愛用者|累計\s?[\d万億]|口コミ(?:で(?:話題|人気)|高評価)/g,
    reason:
      'Números de satisfação e vozes de clientes precisam ser reais. Inventar avaliações é ilegal no Japão desde 2023.',
  },
  {
    rule: 'posture',
    law: MEDICINES_LAW,
    pattern: /(?:骨盤|姿勢|猫背|O脚|視力)(?:を)?(?:矯正|改善|回復)/g,
    reason: 'Corrigir postura, pelve ou visão é efeito de aparelho médico. Prefira “apoia a postura”.',
  },
  {
    rule: 'tax-excluded',
    law: TAX_RULE,
    pattern: /税抜|税別|\+\s?税(?!込)|円[＋+]税/g,
    reason: 'Para o consumidor, o preço precisa aparecer com imposto incluído (税込).',
  },
];

export function adviseRisks(text: string): RiskNote[] {
  const notes: RiskNote[] = [];
  for (const { rule, law, pattern, reason } of RULES) {
    for (const excerpt of new Set([...text.matchAll(pattern)].map((match) => match[0]))) {
      notes.push({ rule, law, excerpt, reason });
    }
  }
  return notes;
}
