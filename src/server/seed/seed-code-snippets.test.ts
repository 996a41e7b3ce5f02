import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

/** Runs a browser snippet with an empty page and returns its functions. */
function functionsOf(file: string, ...names: string[]) {
  const code = readFileSync(new URL(`./seed-content/snippets/${file}`, import.meta.url), 'utf8')
    .replaceAll('{{email}}', 'loja@example.com')
    .replaceAll('{{nota_imposto}}', '（税込）')
    .replaceAll('{{dias_no_mínimo}}', '7')
    .replaceAll('{{dias_no_máximo}}', '12');
  const nothing = () => null;
  const document = { querySelectorAll: () => [], querySelector: nothing, addEventListener: nothing };
  const page = {
    document,
    localStorage: { getItem: nothing },
    PerformanceObserver: class {
      observe() {}
    },
  };
  return runInNewContext(`${code}\n;({ ${names.join(', ')} })`, { ...page, Date, Intl, URL, URLSearchParams });
}

const at = (moment: string) => Date.parse(moment);

/** By snippet name: a call and its expected result. */
const expectations: [string, () => unknown, unknown][] = [];
const expects = (title: string, call: () => unknown, result: unknown) => expectations.push([title, call, result]);

const width = functionsOf('largura-inteira-para-simples.js', 'normalizeWidth', 'onlyNumbers');
expects('largura: letras e hífen', () => width.normalizeWidth('ＡＢＣ－１２３　ハイツ'), 'ABC-123 ハイツ');
expects('largura: katakana estreito', () => width.normalizeWidth('\uff8a\uff9f\uff9d'), 'パン');
expects('largura: a vogal longa fica', () => width.normalizeWidth('1ー2 コーポ'), '1-2 コーポ');
expects('largura: só números', () => width.onlyNumbers('〒１５０－０００１'), '1500001');

const kana = functionsOf('validar-furigana.js', 'toKatakana', 'furiganaProblem');
expects('furigana: hiragana', () => kana.toKatakana('さとう　みさき'), 'サトウ ミサキ');
expects('furigana: certo', () => kana.furiganaProblem('サトウ ミサキ'), '');
expects('furigana: kanji', () => kana.furiganaProblem('佐藤'), '漢字は使えません。全角カタカナでご入力ください。');
expects('furigana: latim', () => kana.furiganaProblem('Sato'), 'ローマ字は使えません。全角カタカナでご入力ください。');
expects('furigana: vazio', () => kana.furiganaProblem(' '), 'フリガナをご入力ください。');

const yen = functionsOf('escrever-ienes.js', 'yenWithTax', 'yenShort', 'yenInMan', 'taxInside', 'parseYen');
expects('iene: por extenso', () => yen.yenWithTax(2980), '2,980円（税込）');
expects('iene: curto', () => yen.yenShort(12800), '¥12,800');
expects('iene: em man', () => [yen.yenInMan(1_250_000), yen.yenInMan(12_800)], ['125万円', '12,800円']);
expects('iene: imposto dentro', () => [yen.taxInside(2980), yen.taxInside(1080, 8)], [271, 80]);
expects('iene: lido', () => [yen.parseYen('￥２，９８０円'), yen.parseYen('29.80')], [2980, null]);

const line = functionsOf('compartilhar-no-line.js', 'lineShareAddress');
expects(
  'LINE: endereço limpo',
  () => new URL(line.lineShareAddress('https://loja.example/p?id=1&utm_source=x#a', '傘')).searchParams.get('url'),
  'https://loja.example/p?id=1',
);

const phone = functionsOf('telefone-e-cep-japoneses.js', 'formatPhone', 'formatPostalCode');
const mobiles = ['０９０－１２３４－５６７８', '０９０１２３４５６７８', '+81 90 1234 5678'];
expects('telefone: celular', () => mobiles.map(phone.formatPhone), Array(3).fill('090-1234-5678'));
expects(
  'telefone: outros',
  () => ['+81 (0)80-1234-5678', '08001234567', '0120-444-444', '0120123456', '03-1234-5678'].map(phone.formatPhone),
  ['080-1234-5678', '0800-123-4567', '0120-444-444', '0120-123-456', '0312345678'],
);
expects('telefone: não japonês', () => ['11 98765-4321', 'abc'].map(phone.formatPhone), [null, null]);
const codes = ['〒１５０ー０００１', '1500001', '01310-100', '150-000'];
expects('CEP', () => codes.map(phone.formatPostalCode), ['150-0001', '150-0001', null, null]);

const day = functionsOf('data-com-dia-da-semana.js', 'japaneseDay', 'addBusinessDays');
const moments = ['2026-11-20T12:00:00Z', '2026-11-19T15:00:00Z'].map((moment) => new Date(moment));
expects('dia: hora de Tóquio', () => moments.map(day.japaneseDay), ['11月20日(金)', '11月20日(金)']);
const friday = new Date('2026-11-20T03:00:00Z');
expects('dia: pula o fim de semana', () => day.addBusinessDays(friday, 1), '2026-11-23T03:00:00.000Z');
expects('dia: e feriados', () => day.addBusinessDays(friday, 1, ['2026-11-23']), '2026-11-24T03:00:00.000Z');

const countdown = functionsOf('contador-de-promocao-honesto.js', 'remainingText');
expects(
  'contador',
  () => [3 * 1440 + 125, 125, 5, 0.5, 0, -10, Number.NaN].map((left) => countdown.remainingText(left * 60_000, 0)),
  ['終了まであと3日2時間', '終了まであと2時間5分', '終了まであと5分', '終了まであと1分未満', null, null, null],
);

const coupon = functionsOf('copiar-cupom.js', 'isOver');
expects('cupom: último dia', () => coupon.isOver('2026-12-25', at('2026-12-25T14:59:00Z')), false);
expects('cupom: dia seguinte no Japão', () => coupon.isOver('2026-12-25', at('2026-12-25T15:00:00Z')), true);
expects('cupom: sem data', () => coupon.isOver('', Date.now()), false);

const shipping = functionsOf('falta-para-o-frete-gratis.js', 'freeShippingText');
expects(
  'frete: falta',
  () => shipping.freeShippingText(2980, 4980),
  'あと2,000円のお買い上げで、送料は当店が負担いたします。',
);
expects('frete: chegou', () => shipping.freeShippingText(4980, 4980), '送料は当店が負担いたします。');

const ad = functionsOf('contar-largura-de-anuncio.js', 'adWidth', 'cutToWidth');
expects('anúncio: largura', () => [ad.adWidth('USB充電式ライト'), ad.adWidth('Ação'), ad.adWidth('傘☂')], [15, 4, 4]);
expects('anúncio: corte', () => ad.cutToWidth('軽量折りたたみ傘', 9), '軽量折り');

const era = functionsOf('data-na-era-japonesa.js', 'eraDate', 'reiwaYear', 'longevityName');
expects('era: data', () => era.eraDate(new Date('2026-11-15T12:00:00Z')), '令和8年11月15日');
expects('era: anos', () => [2018, 2019, 2026].map(era.reiwaYear), [null, '令和元年', '令和8年']);
expects('era: idade', () => era.longevityName(1949, 2026), '喜寿');

const cookies = functionsOf('aceite-de-cookies.js', 'readAnswer');
const then = at('2026-11-15T00:00:00Z');
expects('cookies: resposta', () => cookies.readAnswer(`sim:${then}`, then + 1), 'sim');
expects('cookies: velha', () => cookies.readAnswer(`nao:${then}`, then + 181 * 86_400_000), null);
expects('cookies: nenhuma', () => [cookies.readAnswer(null, then), cookies.readAnswer('x', then)], [null, null]);

const label = functionsOf('etiqueta-de-endereco.js', 'addressLabel', 'missingParts');
const home = { zip: '１５００００１', prefecture: '東京都', city: '渋谷区', street: '神宮前１－２－３' };
const person = { ...home, building: 'さくらハイツ２０５号室', familyName: '佐藤', givenName: '美咲' };
expects(
  'etiqueta: pessoa',
  () => label.addressLabel(person),
  '〒150-0001\n東京都渋谷区神宮前1-2-3\nさくらハイツ205号室\n佐藤 美咲 様',
);
expects(
  'etiqueta: empresa',
  () => label.addressLabel({ ...home, company: '株式会社さくら' }),
  '〒150-0001\n東京都渋谷区神宮前1-2-3\n株式会社さくら 御中',
);
expects('etiqueta: o que falta', () => label.missingParts({ zip: '150', street: '神宮前' }), [
  '郵便番号',
  '都道府県',
  '市区町村',
  '番地',
  'お名前',
]);
expects('etiqueta: nada falta', () => label.missingParts(person), []);

const mail = functionsOf('email-que-o-cliente-recebe.js', 'emailAdvice');
expects(
  'e-mail: operadora',
  () => mail.emailAdvice('sato@docomo.ne.jp'),
  '迷惑メール設定をご利用の方は、loja@example.comからのメールを受信できるように設定してください。',
);
expects('e-mail: engano', () => mail.emailAdvice('sato@gmial.com'), '「@gmail.com」ではありませんか。ご確認ください。');
expects('e-mail: certo', () => [mail.emailAdvice('sato@gmail.com'), mail.emailAdvice('sato@loja.example')], ['', '']);

const service = functionsOf('horario-de-atendimento-no-japao.js', 'serviceText');
const say = (moment: string) => service.serviceText('10:00-18:00', at(moment));
expects('atendimento: aberto', () => say('2026-11-16T10:00:00+09:00'), 'ただいま受付中です（本日18:00まで）。');
expects('atendimento: cedo', () => say('2026-11-16T09:59:00+09:00'), '本日10:00より受け付けます。');
expects(
  'atendimento: sexta à noite',
  () => say('2026-11-20T18:00:00+09:00'),
  '受付時間外です。次の受付は月曜日の10:00からです。',
);

const search = functionsOf('busca-que-entende-kana.js', 'matches');
expects('busca: kana', () => search.matches('軽量カサ コーポ', 'かさ こぽ'), true);
expects('busca: outra palavra', () => search.matches('軽量カサ', 'かさ ぼうし'), false);

const range = functionsOf('prazo-por-provincia.js', 'deliveryRange');
const sunday = at('2026-11-15T03:00:00Z');
expects('prazo: Tóquio', () => range.deliveryRange('東京都', sunday), '11月22日(日)〜11月27日(金)頃');
expects('prazo: Okinawa', () => range.deliveryRange('沖縄県', sunday), '11月25日(水)〜11月30日(月)頃');

describe('code snippets of the library', () => {
  it('define no globals, and stay whole inside a script tag: every script is one block', () => {
    for (const file of readdirSync(new URL('./seed-content/snippets', import.meta.url)).filter((name) =>
      name.endsWith('.js'),
    ))
      expect(readFileSync(new URL(`./seed-content/snippets/${file}`, import.meta.url), 'utf8'), file).toMatch(
        /^\{\n(?:(?!<\/script)[\s\S])*\n\}\n$/,
      );
  });

  it.each(expectations)('%s', (_title, call, result) => {
    // Arrays of another realm are equal only by content.
    expect(JSON.parse(JSON.stringify(call()))).toEqual(result);
  });
});

const { holidayName, isBusinessDay } = functionsOf('feriados-do-japao.js', 'holidayName', 'isBusinessDay');

function holidaysOf(year: number): string[] {
  const days: string[] = [];
  for (
    let date = new Date(Date.UTC(year, 0, 1));
    date.getUTCFullYear() === year;
    date.setUTCDate(date.getUTCDate() + 1)
  ) {
    const name = holidayName(year, date.getUTCMonth() + 1, date.getUTCDate());
    if (name) days.push(`${date.toISOString().slice(5, 10)} ${name}`);
  }
  return days;
}

describe('snippet: feriados do Japão', () => {
  it('contains every holiday of 2026, including substitute and in-between days', () => {
    const firstHalf =
      '01-01 元日, 01-12 成人の日, 02-11 建国記念の日, 02-23 天皇誕生日, 03-20 春分の日, 04-29 昭和の日';
    const may = '05-03 憲法記念日, 05-04 みどりの日, 05-05 こどもの日, 05-06 振替休日';
    const summer = '07-20 海の日, 08-11 山の日, 09-21 敬老の日, 09-22 国民の休日, 09-23 秋分の日';
    const autumn = '10-12 スポーツの日, 11-03 文化の日, 11-23 勤労感謝の日';
    expect(holidaysOf(2026).join(', ')).toBe([firstHalf, may, summer, autumn].join(', '));
  });

  it('counts as many as the official list up to 2030', () => {
    expect([2026, 2027, 2028, 2029, 2030].map((year) => holidaysOf(year).length)).toEqual([18, 17, 16, 19, 19]);
  });

  it('ships on working days only', () => {
    expect(isBusinessDay(2026, 9, 22)).toBe(false);
    expect(isBusinessDay(2026, 9, 24)).toBe(true);
    expect(isBusinessDay(2026, 9, 26)).toBe(false);
  });
});
