import { expect, test } from 'vitest';
import type { Fact } from '#domain/robots/facts.ts';
import { fact, told } from '#tests/writer/ledger.ts';
import type { Statement } from './statement.ts';
import { statementsOf } from './statements.ts';

/**
 * Facts of one ledger, "kind/role=value [unit] @the words it was read from", parted by ;; ⇒ what is told of them, parted
 * by ‖, with the places of several facts that it tells, and behind / of those that its Japanese tells.
 */
const TABLE = `
quantity/frequency=4 [GHz] @2,4 GHz ⇒ nothing
quantity/weight=4 [kg] @2.4 kg ⇒ nothing
quantity/weight=4 [kg] @2 4 kg ⇒ Peso: 4 kg | 重さ：4kg | O peso é de 4 kg. 重さは4kgです。 | Pesa 4 kg. 重量は4kgです。
quantity/weight=4 [kg] @a,4 kg ⇒ Peso: 4 kg | 重さ：4kg | O peso é de 4 kg. 重さは4kgです。 | Pesa 4 kg. 重量は4kgです。
quantity/weight=4 [kg] @,4 kg ⇒ Peso: 4 kg | 重さ：4kg | O peso é de 4 kg. 重さは4kgです。 | Pesa 4 kg. 重量は4kgです。
quantity/weight=2,4 [kg] @2,4 kg ⇒ Peso: 2,4 kg | 重さ：2.4kg | O peso é de 2,4 kg. 重さは2.4kgです。 | Pesa 2,4 kg. 重量は2.4kgです。
claim=4 bolsos @2,4 bolsos ⇒ nothing
claim=com tampa @2,com tampa ⇒ Características: com tampa | 特長：フタ付き | Tem tampa. フタ付きです。
quantity/height=8 [cm] ;; quantity/height=12 [cm] ;; quantity/height=18 [cm] ⇒ nothing
quantity/height=8 [cm] ;; quantity/height=12 [cm] ⇒ Altura: 8 cm | 高さ：8cm | A altura é de 8 cm. 高さは8cmです。 ‖ Altura: 12 cm | 高さ：12cm | A altura é de 12 cm. 高さは12cmです。
quantity/height=8 [cm] ;; quantity/height=8 [cm] ;; quantity/height=12 [cm] ⇒ Altura: 8 cm | 高さ：8cm | A altura é de 8 cm. 高さは8cmです。 {01} ‖ Altura: 12 cm | 高さ：12cm | A altura é de 12 cm. 高さは12cmです。
quantity/width=8 [cm] ;; quantity/width=12 [cm] ;; quantity/width=18 [cm] ⇒ Largura: 8 cm | 幅：8cm | A largura é de 8 cm. 幅は8cmです。 ‖ Largura: 12 cm | 幅：12cm | A largura é de 12 cm. 幅は12cmです。 ‖ Largura: 18 cm | 幅：18cm | A largura é de 18 cm. 幅は18cmです。
quantity/height=8 [cm] ;; quantity/width=12 [cm] ;; quantity/depth=18 [cm] ⇒ Altura: 8 cm | 高さ：8cm | A altura é de 8 cm. 高さは8cmです。 ‖ Largura: 12 cm | 幅：12cm | A largura é de 12 cm. 幅は12cmです。 ‖ Profundidade: 18 cm | 深さ：18cm | A profundidade é de 18 cm. 深さは18cmです。
quantity/volume=2 [L] @2 L ;; quantity/volume=2 [litros] @2 litros ⇒ Capacidade: 2 L | 容量：2L | A capacidade é de 2 L. 容量は2Lです。 | Comporta 2 L. 2L入ります。 {01}
quantity/volume=2 [L] @2 L ;; quantity/volume=3 [litros] @3 litros ⇒ Capacidade: 2 L | 容量：2L | A capacidade é de 2 L. 容量は2Lです。 | Comporta 2 L. 2L入ります。 ‖ Capacidade: 3 litros | 容量：3L | A capacidade é de 3 litros. 容量は3Lです。 | Comporta 3 litros. 3L入ります。
quantity/volume=2 [L] @2 L ;; quantity/weight=2 [kg] ⇒ Capacidade: 2 L | 容量：2L | A capacidade é de 2 L. 容量は2Lです。 | Comporta 2 L. 2L入ります。 ‖ Peso: 2 kg | 重さ：2kg | O peso é de 2 kg. 重さは2kgです。 | Pesa 2 kg. 重量は2kgです。
quantity/volume=2 [L] @2 L ;; quantity/volume=2 [L] @tanque de 2 L ⇒ Capacidade: 2 L | 容量：2L | A capacidade é de 2 L. 容量は2Lです。 | Comporta 2 L. 2L入ります。 {01}
quantity/volume=2 [L] @tanque de 2 L ;; quantity/volume=2 [L] @2 L ⇒ Capacidade do tanque: 2 L | タンクの容量：2L | Capacidade do tanque: 2 L. タンクの容量は2Lです。 {01}
quantity/volume=2 [L] @tanque de 2 L ;; quantity/volume=3 [L] @3 L ⇒ Capacidade do tanque: 2 L | タンクの容量：2L | Capacidade do tanque: 2 L. タンクの容量は2Lです。 ‖ Capacidade: 3 L | 容量：3L | A capacidade é de 3 L. 容量は3Lです。 | Comporta 3 L. 3L入ります。
quantity/weight=2 [kg] @2 kg ;; quantity/weight=2 [kg] @tampa de 2 kg ⇒ Peso: 2 kg | 重さ：2kg | O peso é de 2 kg. 重さは2kgです。 | Pesa 2 kg. 重量は2kgです。 ‖ Peso da tampa: 2 kg | フタの重さ：2kg | Peso da tampa: 2 kg. フタの重さは2kgです。
quantity/volume=2 [zorblax] @2 zorblax ;; quantity/volume=2 [zorblax] @tanque de 2 zorblax ⇒ Capacidade: 2 zorblax | — | A capacidade é de 2 zorblax. — | Comporta 2 zorblax. — ‖ Capacidade do tanque: 2 zorblax | — | Capacidade do tanque: 2 zorblax. —
claim=Leve ;; claim=leve ⇒ Características: leve | 特長：軽量 | É leve. 軽量です。 {01}
warning=contém leite ;; warning=contém soja ⇒ Atenção: contém leite; contém soja | ご注意：乳成分を含みます。大豆を含みます | Contém leite. Contém soja. 乳成分を含みます。大豆を含みます。 {01}
warning=Contém leite ;; warning=Contém zorblax ⇒ Atenção: contém leite | ご注意：乳成分を含みます | Contém leite. 乳成分を含みます。 ‖ Atenção: contém zorblax | — | Contém zorblax. —
warning=Contém leite ;; warning=não torcer ;; warning=Contém soja ⇒ Atenção: contém leite; contém soja | ご注意：乳成分を含みます。大豆を含みます | Contém leite. Contém soja. 乳成分を含みます。大豆を含みます。 {02} ‖ Atenção: não torcer | ご注意：絞らないでください | Não torça. 絞らないでください。
warning=contém leite ⇒ Atenção: contém leite | ご注意：乳成分を含みます | Contém leite. 乳成分を含みます。
warning=contém leite e soja ⇒ Atenção: contém leite e soja | ご注意：乳成分、大豆を含みます | Contém leite e soja. 乳成分、大豆を含みます。
colour=branco ⇒ Cor: branco | カラー：ホワイト | Vem na cor branca. カラーはホワイトです。
colour=vermelho ⇒ Cor: vermelho | カラー：レッド | Vem na cor vermelha. カラーはレッドです。
colour=amarelo ⇒ Cor: amarelo | カラー：イエロー | Vem na cor amarela. カラーはイエローです。
colour=roxo ⇒ Cor: roxo | カラー：パープル | Vem na cor roxa. カラーはパープルです。
colour=dourado ⇒ Cor: dourado | カラー：ゴールド | Vem na cor dourada. カラーはゴールドです。
colour=prateado ⇒ Cor: prateado | カラー：シルバー | Vem na cor prateada. カラーはシルバーです。
colour=colorido ⇒ Cor: colorido | カラー：マルチカラー | Vem na cor colorida. カラーはマルチカラーです。
colour=vinho ⇒ Cor: vinho | カラー：ワインレッド | Vem na cor vinho. カラーはワインレッドです。
colour=azul claro ⇒ Cor: azul claro | カラー：ライトブルー | Vem na cor azul claro. カラーはライトブルーです。
colour=preto fosco ⇒ Cor: preto fosco | カラー：マットブラック | Vem na cor preto fosco. カラーはマットブラックです。
material=poliéster ;; material=zorblax ;; material=algodão ⇒ Material: poliéster, zorblax e algodão | — | O material é poliéster, zorblax e algodão. — | O material usado é poliéster, zorblax e algodão. — | Entre os materiais há poliéster e algodão. 素材にはポリエステル、コットンが含まれます。 {012/02}
material=algodão 80% ;; material=zorblax ;; material=algodão ⇒ Material: algodão 80% e zorblax | — | O material é algodão 80% e zorblax. — | O material usado é algodão 80% e zorblax. — | Entre os materiais há algodão 80%. 素材にはコットン80%が含まれます。 {012/02}
material=Algodão ;; material=ALGODÃO ;; material=zorblax ⇒ Material: algodão e zorblax | — | O material é algodão e zorblax. — | O material usado é algodão e zorblax. — | Entre os materiais há algodão. 素材にはコットンが含まれます。 {012/01}
contents=1 cabo USB @Acompanha 1 cabo USB ⇒ Acompanha: 1 cabo USB | 付属品：USBケーブル×1 | Acompanha 1 cabo USB. USBケーブル×1が付属します。
contents=1 cabo USB @acompanham 1 cabo USB ⇒ Acompanha: 1 cabo USB | 付属品：USBケーブル×1 | Acompanha 1 cabo USB. USBケーブル×1が付属します。
contents=1 cabo USB @Inclui: 1 cabo USB ⇒ Acompanha: 1 cabo USB | 付属品：USBケーブル×1 | Acompanha 1 cabo USB. USBケーブル×1が付属します。
contents=1 cabo USB @vem com 1 cabo USB ⇒ Acompanha: 1 cabo USB | 付属品：USBケーブル×1 | Acompanha 1 cabo USB. USBケーブル×1が付属します。
contents=1 cabo USB @vem acompanhado de 1 cabo USB ⇒ Acompanha: 1 cabo USB | 付属品：USBケーブル×1 | Acompanha 1 cabo USB. USBケーブル×1が付属します。
contents=1 cabo USB @vem acompanhada de 1 cabo USB ⇒ Acompanha: 1 cabo USB | 付属品：USBケーブル×1 | Acompanha 1 cabo USB. USBケーブル×1が付属します。
contents=1 cabo USB @O que acompanha: 1 cabo USB ⇒ Acompanha: 1 cabo USB | 付属品：USBケーブル×1 | Acompanha 1 cabo USB. USBケーブル×1が付属します。
contents=1 cabo USB @Acomp. 1 cabo USB ⇒ Acompanha: 1 cabo USB | 付属品：USBケーブル×1 | Acompanha 1 cabo USB. USBケーブル×1が付属します。
contents=1 cabo USB @vem 1 cabo USB ⇒ O que vem na caixa: 1 cabo USB | セット内容：USBケーブル×1 | Na caixa vem 1 cabo USB. セット内容はUSBケーブル×1です。
contents=1 cabo USB @Incluindo 1 cabo USB ⇒ O que vem na caixa: 1 cabo USB | セット内容：USBケーブル×1 | Na caixa vem 1 cabo USB. セット内容はUSBケーブル×1です。
contents=1 cabo USB @Acompanha 1 cabo USB ;; contents=2 tampas @2 tampas ⇒ O que vem na caixa: 1 cabo USB e 2 tampas | セット内容：USBケーブル×1、フタ×2 | Na caixa vêm 1 cabo USB e 2 tampas. セット内容はUSBケーブル×1、フタ×2です。 {01}
contents=1 cabo USB @Acompanha 1 cabo USB ;; contents=2 tampas @Acompanha 2 tampas ⇒ Acompanha: 1 cabo USB e 2 tampas | 付属品：USBケーブル×1、フタ×2 | Acompanha 1 cabo USB e 2 tampas. USBケーブル×1、フタ×2が付属します。 {01}
contents=1 garrafa @Acompanha 1 garrafa ;; contents=2 tampas @Acompanha 2 tampas ⇒ O que vem na caixa: 1 garrafa e 2 tampas | セット内容：本体×1、フタ×2 | Na caixa vêm 1 garrafa e 2 tampas. セット内容は本体×1、フタ×2です。 {01}
contents=1 garrafa ;; contents=2 tampas ⇒ O que vem na caixa: 1 garrafa e 2 tampas | セット内容：本体×1、フタ×2 | Na caixa vêm 1 garrafa e 2 tampas. セット内容は本体×1、フタ×2です。 {01}
contents=1 garrafa ;; contents=zorblax ⇒ O que vem na caixa: 1 garrafa e zorblax | — | Na caixa vêm 1 garrafa e zorblax. — | Parte do que vem na caixa: 1 garrafa. — {01/0}
contents=2 zorblax ;; contents=tampas ;; contents=1 cabo USB ⇒ O que vem na caixa: 2 zorblax, tampas e 1 cabo USB | — | Na caixa vêm 2 zorblax, tampas e 1 cabo USB. — | Parte do que vem na caixa: tampas e 1 cabo USB. セット内容の一部はフタ、USBケーブル×1です。 {012/12}
certification=RoHS ⇒ Certificação: RoHS | 認証：RoHS | Segue a norma RoHS. RoHSに対応しています。
certification=rohs ⇒ Certificação: RoHS | 認証：RoHS | Segue a norma RoHS. RoHSに対応しています。
certification=Certificação CE ⇒ Certificação: CE | 認証：CE | Tem certificação CE. CEの認証があります。
certification=certificado CE ⇒ Certificação: CE | 認証：CE | Tem certificação CE. CEの認証があります。
certification=Certificada INMETRO ⇒ Certificação: INMETRO | 認証：INMETRO | Tem certificação INMETRO. INMETROの認証があります。
certification=Certificados da ANVISA ⇒ Certificação: ANVISA | 認証：ANVISA | Tem certificação ANVISA. ANVISAの認証があります。
certification=certificação do INMETRO ⇒ Certificação: INMETRO | 認証：INMETRO | Tem certificação INMETRO. INMETROの認証があります。
certification=Selo Inmetro ⇒ Certificação: Inmetro | 認証：Inmetro | Tem certificação Inmetro. Inmetroの認証があります。
certification=Procel ⇒ Certificação: Procel | 認証：Procel | Tem certificação Procel. Procelの認証があります。
certification=procel A ⇒ Certificação: procel A | — | Tem certificação procel A. —
certification=Oeko-Tex ⇒ Certificação: Oeko-Tex | 認証：Oeko-Tex | Tem certificação Oeko-Tex. Oeko-Texの認証があります。
certification=CE FCC ⇒ Certificação: CE FCC | 認証：CE FCC | Tem certificação CE FCC. CE FCCの認証があります。
certification=CE e FCC ⇒ Certificação: CE e FCC | — | Tem certificação CE e FCC. —
certification=CE zorblax ⇒ Certificação: CE zorblax | — | Tem certificação CE zorblax. —
certification=ipx ⇒ Certificação: ipx | — | Tem certificação ipx. —
certification= ANATEL ⇒ Certificação: ANATEL | 認証：ANATEL | Tem certificação ANATEL. ANATELの認証があります。
certification=ISO-9001/2.1 ⇒ Certificação: ISO-9001/2.1 | 認証：ISO-9001/2.1 | Tem certificação ISO-9001/2.1. ISO-9001/2.1の認証があります。
size_range=P ao GG @P ao GG BR ⇒ Tamanhos: do P ao GG (BR) | サイズ：S〜XL（ブラジルサイズ） | Os tamanhos vão do P ao GG (BR). サイズはS〜XL（ブラジルサイズ）です。
size_range=34 ao 39 @numeração 34 ao 39 Brasil ⇒ Tamanhos: do 34 ao 39 (BR) | サイズ：34〜39（ブラジルサイズ） | Os tamanhos vão do 34 ao 39 (BR). サイズは34〜39（ブラジルサイズ）です。
size_range=34 ao 39 @34 ao 39 brother ⇒ Tamanhos: do 34 ao 39 | サイズ：34〜39 | Os tamanhos vão do 34 ao 39. サイズは34〜39です。
size_range=P a GG ⇒ Tamanhos: do P a GG | サイズ：S〜XL | Os tamanhos vão do P a GG. サイズはS〜XLです。
size_range=P ao GG até M ⇒ Tamanhos: P ao GG até M | — | Os tamanhos são P ao GG até M. —
size_range=zorblax ao GG ⇒ Tamanhos: do zorblax ao GG | — | Os tamanhos vão do zorblax ao GG. —
size_range=zorblax ao GG @zorblax ao GG br ⇒ Tamanhos: do zorblax ao GG (BR) | — | Os tamanhos vão do zorblax ao GG (BR). —
use=aplique no rosto ⇒ Modo de uso: aplique no rosto | 使い方：顔に塗ってください | Aplique no rosto. 顔に塗ってください。
use=lavar louça ⇒ Uso: lavar louça | — | Serve para lavar louça. —
use=lavar louça @Modo de uso: lavar louça ⇒ Modo de uso: lavar louça | —
use=modo zorblax @modo de uso: modo zorblax ⇒ Modo de uso: modo zorblax | —
use=lave à mão ⇒ Modo de uso: lave à mão | 使い方：手洗いしてください | Lave à mão. 手洗いしてください。
use=academia ;; use=zorblax ;; use=viagem ⇒ Uso: academia e viagem | 用途：ジム、旅行 | Serve para academia e viagem. ジム、旅行で使えます。 {02}
use=uso diário ⇒ Uso: uso diário | 用途：普段使い | Serve para uso diário. 普段使いに向いています。
use=dormir bem ⇒ Uso: dormir bem | — | Serve para dormir bem. —
use=textura leve ;; use=academia ⇒ Uso: textura leve | 用途：軽いテクスチャーです | A textura é leve. 軽いテクスチャーです。 ‖ Uso: academia | 用途：ジム | Serve para academia. ジムで使えます。
use=praia ⇒ Uso: praia | 用途：ビーチ | Serve para praia. ビーチで使えます。
use=café ⇒ Uso: café | 用途：コーヒー | Serve para café. コーヒーに使えます。
use=casa ;; use=casa ⇒ Uso: casa | 用途：自宅 | Serve para casa. 自宅で使えます。 {01}
audience=mulheres ;; audience=homens ⇒ Para quem: mulheres e homens | 対象：女性、男性 | É para mulheres e homens. 女性、男性向けです。 {01}
audience=Crianças ⇒ Para quem: crianças | 対象：子ども | É para crianças. 子ども向けです。
audience=meninas meninos ⇒ Para quem: meninas e meninos | 対象：女の子、男の子 | É para meninas e meninos. 女の子、男の子向けです。
claim=estojo com zíper ⇒ Características: estojo com zíper | 特長：ファスナー付きのケースを備えています | Tem estojo com zíper. ファスナー付きのケースを備えています。
claim=bolsa com alça ⇒ Características: bolsa com alça | —
claim=suporte para celular ⇒ Características: suporte para celular | 特長：スマホホルダー付き | Tem suporte para celular. スマホホルダー付きです。
claim=com bolso. Leve ⇒ Características: com bolso. leve | —
claim=USB-C ⇒ Características: USB-C | 特長：USB-Cに対応しています | Usa USB-C. USB-Cに対応しています。
claim=manual ⇒ Características: manual | —
claim=academia ⇒ Características: academia | —
claim=tampa ⇒ Características: tampa | 特長：フタ付き | Tem tampa. フタ付きです。
claim=giratório 360 ⇒ Características: giratório 360 | 特長：360度回転します | Gira 360 graus. 360度回転します。
compatibility=celular ⇒ Compatível com: celular | 対応：スマートフォン | É compatível com celular. スマートフォンに対応しています。
compatibility=celulares de até 6 polegadas ⇒ Compatível com: celulares de até 6 polegadas | — | É compatível com celulares de até 6 polegadas. —
compatibility=iPhone ⇒ Compatível com: iPhone | 対応：iPhone | É compatível com iPhone. iPhoneに対応しています。
compatibility=borracha ⇒ Compatível com: borracha | — | É compatível com borracha. —
compatibility=iPhone, Android e zorblax ⇒ Compatível com: iPhone, Android e zorblax | — | É compatível com iPhone, Android e zorblax. —
model_code=XY 200/3+ ⇒ Modelo: XY 200/3+ | 型番：XY 200/3+ | O modelo é XY 200/3+. 型番はXY 200/3+です。
model_code=XY_200 ⇒ Modelo: XY_200 | — | O modelo é XY_200. —
care=Lave à mão... ⇒ Cuidados: lave à mão | お手入れ：手洗いしてください | Lave à mão. 手洗いしてください。
care=lave à mão ;  ⇒ Cuidados: lave à mão | お手入れ：手洗いしてください | Lave à mão. 手洗いしてください。
care=não torcer, ⇒ Cuidados: não torcer | お手入れ：絞らないでください | Não torça. 絞らないでください。
care=Zorblax.! ⇒ Cuidados: Zorblax | — | Zorblax. —
`;

const readFact = (words: string, at: number): Fact => {
  const [, kind, role, value = '', unit, text = value] =
    /^(\w+)(?:\/(\w+))?=(.*?)(?: \[(.+?)\])?(?: @(.+))?$/.exec(words.trim()) ?? [];
  return fact(kind as Fact['kind'], value, {
    id: `${at}`,
    role: (role ?? null) as Fact['role'],
    text,
    ...(unit === undefined ? {} : { unit }),
  });
};

const withFacts = (statement: Statement): string => {
  const { factIds, japaneseFactIds } = statement;
  if (factIds.length === 1 && !japaneseFactIds) return told(statement);
  return `${told(statement)} {${factIds.join('')}${japaneseFactIds ? `/${japaneseFactIds.join('')}` : ''}}`;
};

test.each(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split(' ⇒ ')),
)('%s', (facts = '', expected) => {
  const statements = statementsOf(facts.split(';;').map(readFact), 'kitchen', 'Garrafa');
  expect(statements.map(withFacts).join(' ‖ ') || 'nothing').toBe(expected);
});
