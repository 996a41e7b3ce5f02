import { expect, it } from 'vitest';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { checkAds, checkCopy, checkReviews, checkTranslation } from '#writer/check/check-robot-texts.ts';

const SOURCE = `Luminária Aurora AX20 de alumínio
Bateria de 2.000 mAh, dura 8 horas no modo econômico e 3 horas no modo turbo.
Não mergulhe na água.
O carregador não acompanha.`;
const GOOD = `アルミ製ランプ Aurora AX20
バッテリー2,000mAh、エコモードで8時間、ターボモードで3時間使えます。
水に沈めないでください。
充電器は付属しません。`;

function warningsOf(translation: string, source = SOURCE) {
  const reply = { translation, meta_description: '', url_slug: 'a' };
  return checkTranslation(reply, { source, sheet: {} }).warnings.filter(({ field }) => field === 'translation');
}

it('reports nothing for a good translation, in any line order', () => {
  const lines = GOOD.split('\n');
  expect(warningsOf(GOOD)).toEqual([]);
  expect(warningsOf([lines[3], lines[0], lines[2], lines[1]].join('\n')).filter(({ hint }) => !hint)).toEqual([]);
});

it.each([
  ['a number that is nowhere', '2,000mAh', '3,000mAh', 'number_changed', false],
  ['a number in another unit', '8時間', '480分', undefined, false],
  [
    'numbers that changed their labels',
    'エコモードで8時間、ターボモードで3',
    'エコモードで3時間、ターボモードで8',
    'number_swapped',
    false,
  ],
  ['a code', 'AX20', 'AX30', 'code_changed', false],
  ['a code in full-width letters', 'AX20', 'ＡＸ２０', undefined, false],
  ['a name', 'Aurora', 'Aurona', 'code_changed', true],
  ['a promise', '。\n水', '。2年保証です。\n水', 'fact_added', false],
  ['a heading', '\n水', '\n【ご注意】\n水', undefined, false],
  ['a denial', '沈めないでください', '沈めても大丈夫です', 'denial_lost', true],
  ['a thing that comes along', '付属しません', '付属します', 'denial_lost', true],
  ['another material', 'アルミ製', '木製', 'fact_changed', true],
] as const)('%s', (_, from, to, code, isHint) => {
  const found = warningsOf(GOOD.replace(from, to));
  expect(found.some((one) => one.code === code && (one.hint ?? false) === isHint)).toBe(code !== undefined);
  if (code === undefined) expect(found).toEqual([]);
});

it.each([
  ['Cor: bege.', 'カラーはピンクです。', 'fact_changed'],
  ['Cor: bege.', 'カラーはベージュです。', undefined],
  ['Ponteiros dourados e mostrador branco.', '白い文字盤に銀色の針。', 'fact_changed'],
  ['Ponteiros dourados e mostrador branco.', '白い文字盤にゴールドの針。', undefined],
])('compares colours where they are named as such, and in the plural: %s %s', (source, translation, code) => {
  expect(warningsOf(translation, source)[0]?.code).toBe(code);
});

it.each([
  ['Protetor com FPS 50+.', '日焼け止めSPF50+です。', undefined],
  ['Tecido de poliéster 420D.', '420デニールのポリエステル生地です。', undefined],
  ['Vida útil de 25.000 horas.', '寿命は2万5千時間です。', undefined],
  ['Vida útil de 25.000 horas.', '寿命は2万時間です。', 'number_changed'],
  ['Fura madeira até 20 mm e aço até 8 mm.', '木材は20mm、鋼は8mmまで穴をあけられます。', undefined],
  ['<ul><li>Leve</li><li>Firme</li></ul>', '<ul><li>軽く、丈夫です。</li></ul>', undefined],
  ['Mochila leve.\nvalor fornecedor 112,00', '軽いリュックです。', undefined],
  ['Cinto leve.\natacado 33,50 cada', '軽いベルトです。', undefined],
  ['Caderno Papelú A5 pontilhado.', 'PapelúのドットノートA5です。', undefined],
  ['Peso 88 g sem pilha.', '重さ88g（電池含まず）', undefined],
  ['Protetor com FPS 50+.', '日焼け止めSPF30です。', 'code_changed'],
  ['Mede 45 (A) x 30 (L) x 16 (P) cm.', '高さ45×幅30×奥行16cmです。', undefined],
  ['Mede 45 (A) x 30 (L) x 16 (P) cm.', '高さ30×幅45×奥行16cmです。', 'number_swapped'],
  ['Mede 15 × 9 × 20 cm (L × P × A).', 'サイズ：15×9×20cm（幅×奥行×高さ）', undefined],
  ['Mede 15 × 9 × 20 cm (L × P × A).', 'サイズ（W×D×H）：15×9×20cm', undefined],
  ['Mede 15 × 9 × 20 cm (L × P × A).', 'サイズ：20×9×15cm（幅×奥行×高さ）', 'number_swapped'],
  ['Dura 40 h no mínimo e 8 h no máximo.', '最弱で40時間、最強で8時間使えます。', undefined],
  ['Carrega em no mínimo 8 h e dura 40 h.', '充電は8時間以上、最弱で40時間です。', undefined],
  ['IPX4: aguenta respingos, não mergulhe.', 'IPX4：水しぶきに対応、水没は不可です。', undefined],
  ['Lanterna Kabe KB-20\n- Alcance: 20 m', 'Kabe KB-20 ライト\n- 照射距離：20m', undefined],
  ['Troque a água de 1 em 1 hora.', '水は1時間ごとに替えてください。', undefined],
  ['Leva de 30 min a 1 hora.', '30〜60分かかります。', undefined],
  ['Leva de 30 min a 1 hora.', '30分から2時間かかります。', 'number_changed'],
  ['Cronômetro de 1/100 s e alarme.', '1/100秒ストップウォッチとアラームを搭載しています。', undefined],
  ['Camisa de linho – Praia Norte', 'Praia Norte リネンシャツ', undefined],
  ['Cadeira de bambu. Custo: 62 reais. Frete: 18 reais.', '竹の椅子です。', undefined],
  ['Peça a troca a um técnico.', '交換は専門業者にご依頼ください。', undefined],
  ['Enchimento: 100% poliuretano', '中材：ポリウレタン100%', undefined],
  ['As peças são de madeira maciça.', 'ピースは無垢材です。', undefined],
  ['Vaso com desenho de flor.', 'フラワー模様の花瓶です。', undefined],
  [
    'A partir de 3 anos. Risco de engasgo para menores de 3 anos.',
    '対象年齢は3歳以上です。3歳未満のお子様は窒息のおそれがあります。',
    undefined,
  ],
  ['Panela de alumínio.\nValor de compra: R$ 62,00 (não pode aparecer no site)', 'アルミの鍋です。', undefined],
  [
    'Suporta até 5 kg. Para mais de 5 kg, fale conosco.',
    '耐荷重は最大5kgです。それより重い場合はお問い合わせください。',
    undefined,
  ],
  ['Garrafa térmica Nívia de 750 ml', 'Nívia 保温ボトル 750ml', undefined],
  ['Pulseira inteligente Vita Band 7', 'スマートバンド Vita Band 7', undefined],
  ['Garrafa Térmica Inox 750 ml', 'Térmica ステンレスボトル 750ml', 'leftover_portuguese'],
  ['Garrafa térmica, nas cores Verde e Preto', '保温ボトル（グリーン、Preto）', 'leftover_portuguese'],
  ['Caneca de cerâmica', '陶器のマグカップ', undefined],
  ['Zíper YKK.', 'ファスナーはYKK製です。', undefined],
  ['Zíper YKK.', 'ファスナーはYYK製です。', 'code_changed'],
  ['Café Caparaó em grãos', 'コーヒー豆「Caparaó」', undefined],
  ['Tapete de yoga em TPE.', 'TPE素材のヨガマットです。', undefined],
  ['Forro de malha respirável.', '裏地は通気性のよいメッシュです。', undefined],
  [
    'Até 9 dias de uso, 20 dias em espera. Carrega em 2 h.',
    '2時間で充電、使用時は最大9日、待機では20日です。',
    undefined,
  ],
  ['Timer de 15, 30 ou 60 minutos.', 'タイマーは15分・30分・60分です。', undefined],
  ['Bluetooth 5 e 10 m de alcance.', 'Bluetooth 5、通信距離10mです。', undefined],
  ['Timer de 15, 30 ou 60 minutos.', 'タイマーは15分・20分・60分です。', 'number_changed'],
  ['Cada prateleira suporta até 20 kg.', '耐荷重は棚板1枚あたり20kgです。', undefined],
  [
    'Na caixa: pulseira, cabo, manual em inglês e chinês',
    '内容物：バンド、ケーブル、説明書（英語・中国語）',
    undefined,
  ],
])('%s: %s', (source, translation, code) => {
  const found = warningsOf(translation, source);
  expect(found.map((one) => one.code)).toEqual(code === undefined ? [] : [code]);
  expect(found.some(({ hint }) => hint)).toBe(code === 'leftover_portuguese' || translation.includes('YYK'));
});

it.each([
  ['Não pode ir na lava-louças.', '食洗機対応不可です。', undefined],
  ['Não pode ir na lava-louças.', '食洗機対応していないタイプです。', undefined],
  ['Não acompanha pilhas.', '乾電池は付きません。', undefined],
  ['Forno: não\nMicro-ondas: sim', 'オーブン：可\n電子レンジ：可', 'denial_lost'],
  ['Forno: não\nMicro-ondas: sim', 'オーブン：不可\n電子レンジ：可', undefined],
  ['Bolsa de couro costurada à mão.', 'イタリアで作られた革のバッグです。', 'fact_added'],
  ['Relógio resistente a respingos.', '防水の時計です。', 'fact_added'],
  ['Relógio resistente a respingos.', '生活防水の時計です。', undefined],
  ['Não corte com faca.', 'ナイフで切らないでください。', undefined],
  ['Não corte com faca.', 'ナイフで切ってください。', 'denial_lost'],
  ['Motor sem escovas.', 'ブラシレスモーターを搭載しています。', undefined],
  ['Motor sem escovas.', 'ブラシモーターを搭載しています。', 'denial_lost'],
  ['Ventilador de 265 g. Fica seco.', '265gの扇風機で十分ではありませんか。濡れていません。', undefined],
  ['Lave somente à mão.', '手洗いしてください。', undefined],
  ['Medidas: 20 cm de largura, 13 cm de profundidade e 7 cm de altura', 'サイズ：20×13×7cm', undefined],
  ['Não lave, exceto à mão.', '洗えませんが、手洗いはできます。', undefined],
  ['Não lave, exceto à mão.', '手洗いを除き、洗わないでください。', undefined],
  ['Aplique no rosto. Não use sobre pele ferida.', '清潔な肌に使えます。傷のある肌には使わないでください。', undefined],
  ['Aplique no rosto. Não use sobre pele ferida.', '顔に塗ってください。傷のある肌にも使えます。', 'denial_lost'],
  ['Cada prateleira suporta até 20 kg.', '棚板1枚あたりの重さは20kgです。', 'limit_lost'],
])('finds a denial without any word of denial in its translation: %s %s', (source, translation, code) => {
  const codes = warningsOf(translation, source).map((one) => one.code);
  if (code === undefined) expect(codes).toEqual([]);
  else expect(codes).toContain(code);
});

const COPY =
  'O ventilador da marca Castelo tem seis velocidades e garantia de 12 meses. Leve, ele vai com você por toda a casa.';

it.each([
  ['nothing of the same in other units', '12 meses', '1 ano', []],
  ['nothing certain about a count', 'seis', 'sete', []],
  ['a warranty', '12 meses', '24 meses', ['fact_added']],
  ['a brand', 'Castelo', 'Castilho', ['code_changed']],
  ['a name out of the notes', 'da marca Castelo', 'Castelo da Fornecedora Zunfei', ['note_leaked']],
])('reports a copy %s', (_, from, to, codes) => {
  const source =
    'Ventilador da marca Castelo, 6 velocidades, garantia de 1 ano.\nObs para o redator: comprado da Zunfei.';
  const sheet = { brand: { value: [{ pt: 'Castelo' }], acceptedAt: '' } };
  const text = COPY.replace(from, to);
  const { warnings } = checkCopy({ publico: '', persona: '', copy: text }, { source, sheet });
  const certain = warnings.filter(({ field, hint }) => field === 'copy' && !hint);
  expect(certain.map(({ code }) => code)).toEqual(codes);
});

it('knows every word of a name that the seller chose', () => {
  const copy = 'Com a Garrafa Komori, a água vai com você. Ela é de inox e cabe na bolsa de todos os dias.';
  const context = { source: 'Garrafa de inox', sheet: {}, names: ['Garrafa Komori'] };
  const { warnings } = checkCopy({ publico: '', persona: '', copy }, context);
  expect(warnings.filter(({ field }) => field === 'copy')).toEqual([]);
});

it('accepts the measures of the folded product', () => {
  const sheet: Sheet = { width: { value: [{ amount: { number: 52, unit: 'cm' } }], acceptedAt: '' } };
  const found = (text: string) =>
    checkAds({ descriptions: [text] }, { source: 'Cadeira. Dobrada: 85 x 14 cm.', sheet }).warnings.map(
      ({ code }) => code,
    );
  expect(found('収納時は幅14cmの椅子です。')).not.toContain('number_swapped');
  expect(found('幅14cmの椅子です。').join()).toMatch('number_');
});

const SHEET: Sheet = {
  not_included: { value: [{ choice: 'charger' }], acceptedAt: '' },
  remarks: { value: [{ pt: 'A capa não é removível.' }], acceptedAt: '' },
  water_resistance: { value: [{ choice: 'ipx5' }], limit: { pt: 'não mergulhar' }, acceptedAt: '' },
  writer_notes: { value: [{ pt: 'não falar que é modelo do Japão' }], acceptedAt: '' },
  supplier_cost: { value: [{ amount: { number: 25.9, unit: 'BRL' } }], acceptedAt: '' },
};

it.each([
  ['充電器は別に買いました。カバーは外せません。', []],
  ['仕入れは1個18.5元です。', ['note_leaked']],
])('finds a purchase price in advertisements and reviews: %s', (text, codes) => {
  const context = { source: 'Caixa de som', sheet: SHEET };
  const found = [
    checkAds({ descriptions: [text] }, context).warnings,
    checkReviews({ reviews: [text] }, { ...context, size: 'media' }).warnings,
  ].map((warnings) => warnings.map(({ code }) => code).filter((code) => /^(?:denial|note)/.test(code)));
  expect(found).toEqual([codes, codes]);
});

it('reports a number that belongs to another label', () => {
  const source = 'Autonomia: 24 h\nEm espera: 48 h';
  const found = (copy: string) =>
    checkCopy({ publico: '', persona: '', copy }, { source, sheet: {} }).warnings.map(({ code }) => code);
  expect(found('A bateria dura 48 h de uso contínuo.')).toContain('number_swapped');
  expect(found('A bateria dura 24 h de uso contínuo.')).not.toContain('number_swapped');
});

it.each([
  ['Blocos de montar, 48 peças.', 'Quarenta e oito peças, muitas torres.', undefined],
  ['Blocos de montar, 48 peças.', 'Quarenta e seis peças, muitas torres.', 'fact_added'],
  ['Altura 44 cm. Cabe notebook de até 15,6 polegadas.', 'Leva notebook de até 15,6 polegadas.', undefined],
  ['Altura 44 cm. Cabe notebook de até 15,6 polegadas.', 'Leva notebook de até 17,3 polegadas.', 'fact_added'],
  ['Luminária, lâmpada não inclusa.', 'A lâmpada é vendida à parte.', 'fact_added'],
  ['Luminária, lâmpada vendida separadamente.', 'A lâmpada é vendida à parte.', undefined],
  ['Marmita com 3 divisórias.', 'Seu almoço em ordem: a marmita tem 3 divisórias.', undefined],
  ['Marmita com 3 divisórias.', 'Your lunch, organized and ready to go: a marmita tem 3 divisórias.', 'wrong_language'],
])("compares a copy with the seller's text: %s %s", (source, copy, code) => {
  const { warnings } = checkCopy({ publico: '', persona: '', copy }, { source, sheet: {} });
  const codes = warnings.filter(({ field }) => field === 'copy').map((one) => one.code);
  expect(codes.filter((one) => one !== 'too_short')).toEqual(code === undefined ? [] : [code]);
});

it('distinguishes charging time and battery life', () => {
  const source = 'Bateria: até 6 h por carga\nTempo de carga: 1,5 h';
  const found = (copy: string) =>
    checkCopy({ publico: '', persona: '', copy }, { source, sheet: {} }).warnings.map(({ code }) => code);
  expect(found('Cada carga rende até 6 horas.')).not.toContain('number_swapped');
  expect(found('O tempo de carga é de 6 horas.')).toContain('number_swapped');
});

it('ends a link at the first Japanese character', () => {
  const reply = { translation: 'https://bit.ly/3xカラーはグレーです。', meta_description: '', url_slug: 'a' };
  const checked = checkTranslation(reply, { source: 'Cor: cinza.', sheet: {} });
  expect(checked.reply.translation).toBe('カラーはグレーです。');
});

it('reports a leaked note once, where it stands', () => {
  const copy = 'Não aplique sobre a pele. Não dizer que clareia manchas.';
  const source = 'Sérum. Não aplicar sobre a pele.\nNota p/ redator: não dizer que clareia manchas.';
  const { warnings } = checkCopy({ publico: '', persona: '', copy }, { source, sheet: SHEET });
  const leaks = warnings.filter(({ code }) => code === 'note_leaked');
  expect(leaks.map(({ sentence }) => sentence)).toEqual(['Não dizer que clareia manchas.']);
});

it.each([
  ['体重5kgの子に選びました。', 0],
  ['耐荷重5kgなので安心です。', 1],
])('allows a review to describe its writer: %s', (review, count) => {
  const context = { source: 'Peitoral P: até 6 kg', sheet: {}, size: 'media' as const };
  const { warnings } = checkReviews({ reviews: [review] }, context);
  expect(warnings.filter(({ code }) => code === 'fact_added')).toHaveLength(count);
});

it.each([
  ['Custa 4,2 yuan por peça no fornecedor.', true],
  ['Por R$ 25,90, leva a caixa.', true],
  ['A caixa chega a você no Japão.', false],
  ['Não mergulhe: aguenta chuva e respingos.', false],
])('compares a copy with notes and cost: %s', (copy, isLeaked) => {
  const source = 'Caixa de som, 4,2 yuan por peça, R$ 25,90. Aguenta chuva e respingos.';
  const { warnings } = checkCopy({ publico: '', persona: '', copy }, { source, sheet: SHEET });
  const found = warnings.filter(({ field, code }) => field === 'copy' && /^(?:denial|note|code)/.test(code));
  expect(found.map(({ code }) => code)).toEqual(isLeaked ? ['note_leaked'] : []);
});

it.each([
  ['Não lave na máquina. Seca rápido.', {}, ['Não lave na máquina.']],
  ['Fone sem fio, não só para música. Dura 8 h.', {}, []],
  ['Aguenta até 5 kg. Inclui: 1 cabo. Cor azul.', {}, ['Aguenta até 5 kg.', 'Inclui: 1 cabo.']],
  ['Use apenas água limpa; cabo vendido separadamente.', {}, ['Use apenas água limpa;', 'cabo vendido separadamente.']],
  ['Forno | não\nMicro-ondas | sim', {}, ['Forno: não']],
  ['Caixa de som. Obs. para o redator: não citar a loja.', {}, []],
  [
    'Caixa de som.',
    SHEET,
    ['Não vem junto: carregador.', 'A capa não é removível.', 'Proteção contra água: IPX5. Não mergulhar.'],
  ],
  ['A capa não é removível.', { remarks: SHEET.remarks }, ['A capa não é removível.']],
])('lists denials, limits and the contents of the box, for every robot: %s', (source, sheet, listed) => {
  const context = { source, sheet };
  const found = [
    checkTranslation({ translation: '商品です。', meta_description: '', url_slug: 'a' }, context),
    checkCopy({ publico: '', persona: '', copy: '' }, context),
    checkAds({ descriptions: [] }, context),
    checkReviews({ reviews: [] }, { ...context, size: 'mix' }),
  ].map(({ toConfirm }) => toConfirm.toSorted());
  expect(found).toEqual(Array.from({ length: 4 }, () => listed.toSorted()));
});
