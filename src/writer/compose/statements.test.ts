import { expect, test } from 'vitest';
import type { Fact } from '#domain/robots/facts.ts';
import { fact, rowsOf, told } from '#tests/writer/ledger.ts';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { statementsOf } from './statements.ts';

/** Kind, part, family, product, values → in a list, then as sentences; ‖ parts statements. */
const TABLE = `
brand →  → kitchen → Garrafa → Mizu → Marca: Mizu | ブランド：Mizu | A marca é Mizu. ブランドはMizuです。
brand →  → kitchen → Garrafa → ミズ → Marca: ミズ | — | A marca é ミズ. —
brand →  → kitchen → Garrafa → XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX → Marca: XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX | ブランド：XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX | A marca é XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX. ブランドはXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXです。
brand →  → kitchen → Garrafa → XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX → Marca: XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX | — | A marca é XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX. —
brand →  → kitchen → Garrafa → D'Água & Cia. → Marca: D'Água & Cia. | ブランド：D'Água & Cia. | A marca é D'Água & Cia. ブランドはD'Água & Cia.です。
model_code →  → kitchen → Garrafa → XY-200 → Modelo: XY-200 | 型番：XY-200 | O modelo é XY-200. 型番はXY-200です。
certification →  → kitchen → Garrafa → IPX7 → Grau de proteção: IPX7 | 保護等級：IPX7 | O grau de proteção é IPX7. 保護等級はIPX7です。
certification →  → kitchen → Garrafa → ip68 → Grau de proteção: IP68 | 保護等級：IP68 | O grau de proteção é IP68. 保護等級はIP68です。
certification →  → kitchen → Garrafa → IP2X → Grau de proteção: IP2X | 保護等級：IP2X | O grau de proteção é IP2X. 保護等級はIP2Xです。
certification →  → kitchen → Garrafa → ANATEL → Certificação: ANATEL | 認証：ANATEL | Tem certificação ANATEL. ANATELの認証があります。
certification →  → kitchen → Garrafa → Selo IPX7 → Grau de proteção: IPX7 | 保護等級：IPX7 | O grau de proteção é IPX7. 保護等級はIPX7です。
certification →  → kitchen → Garrafa → Anatel → Certificação: Anatel | 認証：Anatel | Tem certificação Anatel. Anatelの認証があります。
certification →  → kitchen → Garrafa → ISO 9001 → Certificação: ISO 9001 | 認証：ISO 9001 | Tem certificação ISO 9001. ISO 9001の認証があります。
certification →  → kitchen → Garrafa → 認証 → Certificação: 認証 | — | Tem certificação 認証. —
size_range →  → kitchen → Garrafa → P ao GG → Tamanhos: do P ao GG | サイズ：S〜XL | Os tamanhos vão do P ao GG. サイズはS〜XLです。
size_range →  → kitchen → Garrafa → 34 até 39 → Tamanhos: do 34 até 39 | サイズ：34〜39 | Os tamanhos vão do 34 até 39. サイズは34〜39です。
size_range →  → kitchen → Garrafa → do 34 ao 39 → Tamanhos: do 34 ao 39 | サイズ：34〜39 | Os tamanhos são do 34 ao 39. サイズは34〜39です。
size_range →  → kitchen → Garrafa → P, M e G → Tamanhos: P, M e G | サイズ：S・M・L | Os tamanhos são P, M e G. サイズはS・M・Lです。
size_range →  → kitchen → Garrafa → zorblax → Tamanhos: zorblax | — | Os tamanhos são zorblax. —
size_range → da fronha → kitchen → Garrafa → 60 x 40 → Tamanho da fronha: 60 x 40 | —
compatibility →  → kitchen → Garrafa → iPhone e Android → Compatível com: iPhone e Android | 対応：iPhone、Android | É compatível com iPhone e Android. iPhone、Androidに対応しています。
compatibility →  → kitchen → Garrafa → zorblax → Compatível com: zorblax | — | É compatível com zorblax. —
compatibility →  → kitchen → Garrafa → celulares de 4,7 a 6,8 polegadas → Compatível com: celulares de 4,7 a 6,8 polegadas | 対応：4.7〜6.8インチのスマートフォン | É compatível com celulares de 4,7 a 6,8 polegadas. 4.7〜6.8インチのスマートフォンに対応しています。
compatibility →  → kitchen → Garrafa → iOS 15 ou superior → Compatível com: iOS 15 ou superior | — | É compatível com iOS 15 ou superior. —
material →  → kitchen → Garrafa → aço inox → Material: aço inox | 素材：ステンレス | O material é aço inox. 素材はステンレスです。 | O material usado é aço inox. 素材にステンレスを採用しています。
material →  → kitchen → Garrafa → aço inox ;; inox → Material: aço inox | 素材：ステンレス | O material é aço inox. 素材はステンレスです。 | O material usado é aço inox. 素材にステンレスを採用しています。
material →  → kitchen → Garrafa → inox ;; aço inoxidável 304 → Material: aço inoxidável 304 | 素材：ステンレス304 | O material é aço inoxidável 304. 素材はステンレス304です。 | O material usado é aço inoxidável 304. 素材にステンレス304を採用しています。
material →  → kitchen → Garrafa → couro ;; couro sintético → Material: couro sintético | 素材：合成皮革 | O material é couro sintético. 素材は合成皮革です。 | O material usado é couro sintético. 素材に合成皮革を採用しています。
material →  → kitchen → Garrafa → algodão ;; zorblax → Material: algodão e zorblax | — | O material é algodão e zorblax. — | O material usado é algodão e zorblax. — | Entre os materiais há algodão. 素材にはコットンが含まれます。
material →  → kitchen → Garrafa → zorblax ;; blorp → Material: zorblax e blorp | — | O material é zorblax e blorp. — | O material usado é zorblax e blorp. —
material →  → kitchen → Garrafa → algodão ;; poliéster ;; Algodão → Material: algodão e poliéster | 素材：コットン、ポリエステル | O material é algodão e poliéster. 素材はコットン、ポリエステルです。 | O material usado é algodão e poliéster. 素材にコットン、ポリエステルを採用しています。
material → corpo → kitchen → Garrafa → ABS → Material do corpo: ABS | 本体の素材：ABS樹脂 | O corpo é de ABS. 本体はABS樹脂製です。
material → externo → kitchen → Garrafa → couro → Material externo: couro | 外側の素材：本革 | Material externo: couro. 外側は本革です。
material → interno → kitchen → Garrafa → algodão → Material interno: algodão | 内側の素材：コットン | Material interno: algodão. 内側はコットンです。
material → superior → kitchen → Garrafa → mesh → Material superior: mesh | — | Material superior: mesh. —
material → por dentro → kitchen → Garrafa → inox → Material por dentro: inox | 内側の素材：ステンレス | Material por dentro: inox. 内側はステンレス製です。
material → tampa → kitchen → Garrafa → zorblax → Material da tampa: zorblax | — | A tampa é de zorblax. —
material → zorblax → kitchen → Garrafa → inox → Material do zorblax: inox | — | O zorblax é de inox. —
material → tampas → kitchen → Garrafa → plástico → Material das tampas: plástico | フタの素材：プラスチック | As tampas são de plástico. フタはプラスチック製です。
material → tampa → kitchen → Garrafa → vidro → Material da tampa: vidro | フタの素材：ガラス | A tampa é de vidro. フタはガラスです。
material → forro → kitchen → Garrafa → algodão 100% → Material do forro: algodão 100% | 裏地の素材：コットン100% | O forro é de algodão 100%. 裏地はコットン100%です。
material → tampa → kitchen → Garrafa → inox 304 → Material da tampa: inox 304 | フタの素材：ステンレス304 | A tampa é de inox 304. フタはステンレス304製です。
material → alças → kitchen → Garrafa → couro → Material das alças: couro | — | As alças são de couro. —
material → cabo → audio → Fone Bluetooth → plástico → Material do cabo: plástico | コードの素材：プラスチック | O cabo é de plástico. コードはプラスチック製です。
material → cabo → kitchen → Faca → plástico → Material do cabo: plástico | 持ち手の素材：プラスチック | O cabo é de plástico. 持ち手はプラスチック製です。
material → cabo → bag → Mochila → plástico → Material do cabo: plástico | — | O cabo é de plástico. —
material → caixa → watch → Relógio → plástico → Material da caixa: plástico | ケースの素材：プラスチック | A caixa é de plástico. ケースはプラスチック製です。
material → caixa → kitchen → Pote → plástico → Material da caixa: plástico | — | A caixa é de plástico. —
material → tira → shoes → Sandália → plástico → Material da tira: plástico | ベルトの素材：プラスチック | A tira é de plástico. ベルトはプラスチック製です。
material → tiras → bag → Bolsa → plástico → Material das tiras: plástico | — | As tiras são de plástico. —
material → base → lighting → Luminária → plástico → Material da base: plástico | 台座の素材：プラスチック | A base é de plástico. 台座はプラスチック製です。
material → base → kitchen → Panela → plástico → Material da base: plástico | — | A base é de plástico. —
material → haste → jewelry → Óculos de sol → plástico → Material da haste: plástico | テンプルの素材：プラスチック | A haste é de plástico. テンプルはプラスチック製です。
material → hastes → lighting → Luminária → plástico → Material das hastes: plástico | 支柱の素材：プラスチック | As hastes são de plástico. 支柱はプラスチック製です。
material → haste → kitchen → Panela → plástico → Material da haste: plástico | — | A haste é de plástico. —
material → vidro → kitchen → Pote → plástico → Material do vidro: plástico | — | O vidro é de plástico. —
colour →  → kitchen → Garrafa → preto → Cor: preto | カラー：ブラック | Vem na cor preta. カラーはブラックです。
colour →  → kitchen → Garrafa → preto ;; branco → Cores: preto e branco | カラー：ブラック、ホワイト | As cores são preto e branco. カラーはブラック、ホワイトです。 | Dá para escolher entre preto e branco. ブラック、ホワイトからお選びいただけます。
colour →  → kitchen → Garrafa → preto ;; zorblax → Cores: preto e zorblax | — | As cores são preto e zorblax. — | Dá para escolher entre preto e zorblax. —
colour →  → kitchen → Garrafa → Preto ;; preto → Cor: preto | カラー：ブラック | Vem na cor preta. カラーはブラックです。
colour →  → kitchen → Garrafa → branco ;; azul listrado de branco → Cores: branco e azul listrado de branco | — | As cores são branco e azul listrado de branco. — | Dá para escolher entre branco e azul listrado de branco. —
colour → tampa → kitchen → Garrafa → preto → Cor da tampa: preto | フタのカラー：ブラック | A cor da tampa é preto. フタのカラーはブラックです。
colour → alças → kitchen → Garrafa → preto → Cor das alças: preto | — | A cor das alças é preto. —
colour → tampa → kitchen → Garrafa → zorblax → Cor da tampa: zorblax | — | A cor da tampa é zorblax. —
colour → interno → kitchen → Garrafa → preto → Cor interna: preto | 内側のカラー：ブラック | Cor interna: preto. 内側のカラーはブラックです。
colour → externo → kitchen → Garrafa → azul → Cor externa: azul | 外側のカラー：ブルー | Cor externa: azul. 外側のカラーはブルーです。
colour → superior → kitchen → Garrafa → azul → Cor superior: azul | — | Cor superior: azul. —
audience →  → kitchen → Garrafa → feminino → Para quem: o público feminino | 対象：女性 | É para o público feminino. 女性向けです。
audience →  → kitchen → Garrafa → feminino ;; infantil → Para quem: o público feminino e crianças | 対象：女性、子ども | É para o público feminino e crianças. 女性、子ども向けです。
audience →  → kitchen → Garrafa → unissex → Para quem: homens e mulheres | 対象：男女兼用 | É unissex. 男女兼用です。
audience →  → kitchen → Garrafa → zorblax → Para quem: zorblax | —
audience →  → kitchen → Garrafa → feminino ;; zorblax → Para quem: o público feminino | 対象：女性 | É para o público feminino. 女性向けです。 ‖ Para quem: zorblax | —
audience →  → kitchen → Garrafa → gatos → Para quem: gatos | 対象：猫 | É para gatos. 猫向けです。
audience →  → kitchen → Garrafa → estudantes profissionais → Para quem: estudantes e profissionais | 対象：学生、プロ | É para estudantes e profissionais. 学生、プロ向けです。
audience →  → kitchen → Garrafa → Mulher → Para quem: mulheres | 対象：女性 | É para mulheres. 女性向けです。
use →  → kitchen → Garrafa → academia → Uso: academia | 用途：ジム | Serve para academia. ジムで使えます。
use →  → kitchen → Garrafa → academia ;; viagem → Uso: academia e viagem | 用途：ジム、旅行 | Serve para academia e viagem. ジム、旅行で使えます。
use →  → kitchen → Garrafa → viagem ;; viagem → Uso: viagem | 用途：旅行 | Serve para viagem. 旅行で使えます。
use →  → kitchen → Garrafa → esportivo → Uso: esporte | 用途：スポーツ | Serve para esporte. スポーツに使えます。
use →  → kitchen → Garrafa → casual → Uso: uso casual | 用途：普段使い | Serve para uso casual. 普段使いに向いています。
use →  → kitchen → Garrafa → chá → Uso: chá | 用途：お茶 | Serve para chá. お茶に使えます。
use →  → kitchen → Garrafa → café ;; chá → Uso: café e chá | 用途：コーヒー、お茶 | Serve para café e chá. コーヒー、お茶に使えます。
use →  → kitchen → Garrafa → aplique 3 gotas no rosto → Modo de uso: aplique 3 gotas no rosto | —
use →  → kitchen → Garrafa → zorblax → nothing
use →  → kitchen → Garrafa → academia corrida yoga → Uso: academia, corrida e yoga | 用途：ジム、ランニング、ヨガ | Serve para academia, corrida e yoga. ジム、ランニング、ヨガで使えます。
use →  → kitchen → Garrafa → ferver água → Uso: ferver água | — | Serve para ferver água. —
use →  → kitchen → Garrafa → ferver → Uso: ferver | — | Serve para ferver. —
use →  → kitchen → Garrafa → lave a tampa → Modo de uso: lave a tampa | 使い方：フタを洗ってください | Lave a tampa. フタを洗ってください。
use →  → kitchen → Garrafa → textura leve → Uso: textura leve | 用途：軽いテクスチャーです | A textura é leve. 軽いテクスチャーです。
contents →  → kitchen → Garrafa → 1 x cabo USB ;; 2 x tampa → O que vem na caixa: 1 x cabo USB e 2 x tampa | セット内容：USBケーブル×1、フタ×2 | Na caixa vêm 1 x cabo USB e 2 x tampa. セット内容はUSBケーブル×1、フタ×2です。
contents →  → kitchen → Garrafa → 1x Garrafa → O que vem na caixa: 1x Garrafa | セット内容：本体×1 | Na caixa vem 1x Garrafa. —
contents →  → kitchen → Garrafa → 2x Garrafa → O que vem na caixa: 2x Garrafa | セット内容：ボトル×2 | Na caixa vêm 2x Garrafa. セット内容はボトル×2です。
contents →  → kitchen → Garrafa → Garrafas → O que vem na caixa: Garrafas | セット内容：本体 | Na caixa vêm Garrafas. —
contents →  → kitchen → Garrafa → 1 garrafa térmica → O que vem na caixa: 1 garrafa térmica | セット内容：保温ボトル×1 | Na caixa vem 1 garrafa térmica. セット内容は保温ボトル×1です。
contents →  → kitchen → Garrafa → 1 Garrafa ;; 1 manual ;; 2 zorblax → O que vem na caixa: 1 Garrafa, 1 manual e 2 zorblax | — | Na caixa vêm 1 Garrafa, 1 manual e 2 zorblax. — | Parte do que vem na caixa: 1 Garrafa e 1 manual. セット内容の一部は本体×1、取扱説明書×1です。
contents →  → kitchen → Garrafa → 2 un. de tampa ;; 3 peças tampa ;; 4 unid tampa → O que vem na caixa: 2 un. de tampa, 3 peças tampa e 4 unid tampa | セット内容：フタ×2、フタ×3、フタ×4 | Na caixa vêm 2 un. de tampa, 3 peças tampa e 4 unid tampa. セット内容はフタ×2、フタ×3、フタ×4です。
contents →  → kitchen → Garrafa → 05 tampas → O que vem na caixa: 05 tampas | セット内容：フタ×5 | Na caixa vêm 05 tampas. セット内容はフタ×5です。
contents →  → kitchen → Garrafa → cabo → O que vem na caixa: cabo | — | Na caixa vem cabo. —
contents →  → kitchen → Garrafa → tampas → O que vem na caixa: tampas | セット内容：フタ | Na caixa vêm tampas. セット内容はフタです。
contents →  → kitchen → Garrafa → 2 par de meias ;; par de meias → O que vem na caixa: 2 par de meias e par de meias | セット内容：靴下×2組、靴下 | Na caixa vêm 2 par de meias e par de meias. セット内容は靴下×2組、靴下です。
contents →  → kitchen → Garrafa → tampa (preta) → O que vem na caixa: tampa (preta) | セット内容：フタ（ブラック） | Na caixa vem tampa (preta). セット内容はフタ（ブラック）です。
contents →  → kitchen → Garrafa → tampa (5 cm) → O que vem na caixa: tampa (5 cm) | セット内容：フタ（5cm） | Na caixa vem tampa (5 cm). セット内容はフタ（5cm）です。
contents →  → kitchen → Garrafa → 2 tampas (1,5 cm) → O que vem na caixa: 2 tampas (1,5 cm) | セット内容：フタ×2（1.5cm） | Na caixa vêm 2 tampas (1,5 cm). セット内容はフタ×2（1.5cm）です。
contents →  → kitchen → Garrafa → tampa (10 x 20 cm) → O que vem na caixa: tampa (10 x 20 cm) | セット内容：フタ（10×20cm） | Na caixa vem tampa (10 x 20 cm). セット内容はフタ（10×20cm）です。
contents →  → kitchen → Garrafa → tampa (2-3 cm) → O que vem na caixa: tampa (2-3 cm) | セット内容：フタ（2〜3cm） | Na caixa vem tampa (2-3 cm). セット内容はフタ（2〜3cm）です。
contents →  → kitchen → Garrafa → tampa (2 a 3 cm) → O que vem na caixa: tampa (2 a 3 cm) | セット内容：フタ（2〜3cm） | Na caixa vem tampa (2 a 3 cm). セット内容はフタ（2〜3cm）です。
contents →  → kitchen → Garrafa → tampa (zorblax) → O que vem na caixa: tampa (zorblax) | — | Na caixa vem tampa (zorblax). —
contents →  → kitchen → Garrafa → tampa (5 zorblax) → O que vem na caixa: tampa (5 zorblax) | — | Na caixa vem tampa (5 zorblax). —
contents →  → kitchen → Garrafa → manual ;; borracha → O que vem na caixa: manual e borracha | — | Na caixa vêm manual e borracha. — | Parte do que vem na caixa: manual. セット内容の一部は取扱説明書です。
contents →  → kitchen → Garrafa → 12x tampas ;; 1 suporte para celular ;; 1 tampa de bambu → O que vem na caixa: 12x tampas, 1 suporte para celular e 1 tampa de bambu | セット内容：フタ×12、スマホホルダー×1、竹のフタ×1 | Na caixa vêm 12x tampas, 1 suporte para celular e 1 tampa de bambu. セット内容はフタ×12、スマホホルダー×1、竹のフタ×1です。
contents →  → kitchen → Garrafa → zorblax → O que vem na caixa: zorblax | — | Na caixa vem zorblax. —
contents →  → audio → Fone Bluetooth → 1 cabo ;; 1 base → O que vem na caixa: 1 cabo e 1 base | — | Na caixa vêm 1 cabo e 1 base. — | Parte do que vem na caixa: 1 cabo. セット内容の一部はケーブル×1です。
contents →  → generic →  → 1 cabo → O que vem na caixa: 1 cabo | セット内容：ケーブル×1 | Na caixa vem 1 cabo. セット内容はケーブル×1です。
contents →  → audio → Fone Bluetooth → 1 fone ;; 1 estojo → O que vem na caixa: 1 fone e 1 estojo | セット内容：本体×1、ケース×1 | Na caixa vêm 1 fone e 1 estojo. セット内容は本体×1、ケース×1です。
contents →  → garden → pá → 1 pá → O que vem na caixa: 1 pá | — | Na caixa vem 1 pá. —
care →  → kitchen → Garrafa → Lave à mão → Cuidados: lave à mão | お手入れ：手洗いしてください | Lave à mão. 手洗いしてください。
care →  → kitchen → Garrafa → zorblax! → Cuidados: zorblax | — | Zorblax. —
care →  → kitchen → Garrafa → lave com borracha → Cuidados: lave com borracha | — | Lave com borracha. —
warning →  → kitchen → Garrafa → não leve ao micro-ondas → Atenção: não leve ao micro-ondas | ご注意：電子レンジでは使用できません | Não leve ao micro-ondas. 電子レンジでは使用できません。
warning →  → kitchen → Garrafa → NÃO TORCER → Atenção: não torcer | ご注意：絞らないでください | Não torça. 絞らないでください。
claim →  → kitchen → Garrafa → dobrável → Características: dobrável | 特長：折りたためます | É dobrável. 折りたためます。
claim →  → kitchen → Garrafa → textura leve → Características: textura leve | 特長：軽いテクスチャー | A textura é leve. 軽いテクスチャーです。
claim →  → kitchen → Garrafa → 2 bolsos laterais → Características: 2 bolsos laterais | 特長：側面のポケットが2つあります | Tem 2 bolsos laterais. 側面のポケットが2つあります。
claim →  → kitchen → Garrafa → giratório → Características: giratório | 特長：回転式 | É giratóri[o/a]. 回転式です。
claim →  → kitchen → Garrafa → tampa removível → Características: tampa removível | 特長：フタは取り外せます | Tem tampa removível. フタは取り外せます。
claim →  → kitchen → Garrafa → Bluetooth 5.3 → Características: Bluetooth 5.3 | 特長：Bluetooth 5.3に対応しています | É compatível com Bluetooth 5.3. Bluetooth 5.3に対応しています。
claim →  → kitchen → Garrafa → borracha → Características: borracha | —
claim →  → kitchen → Garrafa → zorblax bom → Características: zorblax bom | —
claim →  → kitchen → Garrafa → 360° → Características: 360° | —
claim →  → kitchen → Garrafa → rotação 360 → Características: rotação 360 | 特長：360度回転します | Gira 360 graus. 360度回転します。
claim →  → kitchen → Garrafa → alça → Características: alça | —
claim →  → kitchen → Garrafa → PORTÁTIL! → Características: portátil | 特長：持ち運べます | É portátil. 持ち運べます。
claim →  → kitchen → Garrafa → zorblax. → Características: zorblax | — | Zorblax. —
claim →  → kitchen → Garrafa → com tampa → Características: com tampa | 特長：フタ付き | Tem tampa. フタ付きです。
claim →  → kitchen → Garrafa → HDMI 2.1 → Características: HDMI 2.1 | 特長：HDMI 2.1 | HDMI 2.1. HDMI 2.1です。
claim →  → kitchen → Garrafa → estojo digital → Características: estojo digital | 特長：デジタルケース付き | Tem estojo digital. デジタルケース付きです。
claim →  → kitchen → Garrafa → suporte de borracha → Características: suporte de borracha | —
claim →  → kitchen → Garrafa → manual → Características: manual | —
number →  → kitchen → Garrafa → 4711 → nothing
price →  → kitchen → Garrafa → R$ 9,90 → nothing
link →  → kitchen → Garrafa → https://a.b → nothing
`;

test.each(rowsOf(TABLE))('%s %s (%s, %s) %s', (...cells) => {
  const [kind, part = '', family, productType = '', values = '', expected] = cells;
  const facts = values
    .split(';;')
    .map((value, at) => fact(kind as Fact['kind'], value.trim(), { role: part || null, id: `${at}` }));
  const statements = statementsOf(facts, family as Family, productType);
  expect(statements.map(told).join(' ‖ ') || 'nothing').toBe(expected);
});
