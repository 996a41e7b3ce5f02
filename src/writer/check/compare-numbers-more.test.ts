import { test } from 'vitest';
import { expectComparison } from '#tests/writer/expect-comparison.ts';
import { rowsOf } from '#tests/writer/ledger.ts';

/** Language → facts of the ledger → text → the seller's text, where it says more than the facts → what comes of it. */
const TABLE = `
pt → size_range:G → tamanho Ｇ →  → lost G
ja → size_range:G → Ｌ →  → kept G
ja → weight=320 g → 【未訳: 1.200 W】 320g → 1.200 W → kept 320
ja → weight=1.200 g → 【未訳: Peso: 1.200 g】 →  → kept 1.200
ja → weight=320 g → 【未訳: 2.500 W】 320g →  → kept 320; added number “2.500 W” ()
ja → weight=320 g → あ【未訳: 500 ml】い 320g →  → kept 320; added number “500 ml” ()
ja → weight=320 g → 【未訳: 320 g】【未訳: 5 kg】 →  → kept 320; added number “5 kg” ()
pt → weight=320 g → 【未訳: 5 kg】 320 g →  → kept 320; added number “5 kg” ()
ja → weight=320 g → 重さ0.321kg →  → changed 320 to 0.321kg
ja → length=30 a 160 cm → 0.3m〜1.6m →  → kept 30 a 160
ja → length=30 a 160 cm → 0.3mと1.61m →  → changed 30 a 160 to 0.3mと1.61m
ja → length=30 a 160 cm → 30 →  → kept 30 a 160
ja → length=30 a 160 - → 30cm →  → kept 30 a 160
ja → length=30 a 160 cm → 30kg →  → lost 30 a 160; added number “30kg” ()
ja → length=30 - → 30cm →  → kept 30
ja → length=30 cm → 30〜30cm →  → kept 30
ja → dimensions=10 x 20 x 30 cm → 10×20cm →  → kept 10 x 20 x 30
ja → dimensions=10 x 20 cm → 10×20×30cm →  → kept 10 x 20; added number “10×20×30cm” ()
ja → dimensions=10 x 20 cm → 10cm →  → kept 10 x 20
ja → dimensions=10 x 20 cm → 100mm、200mm →  → kept 10 x 20
ja → weight=320 g → 約320g以上 →  → kept 320
ja → price:R$ 99,90 → R$ 99.90 →  → kept R$ 99,90
ja → price:R$ 99,90 → 99.90 →  → kept R$ 99,90
ja → price:R$ 99,90; weight=5 kg → R$ 5, 7kg →  → changed R$ 99,90 to 5, 5 to 7kg
ja → power=10 W; power=20 W → 15W 25W →  → changed 10 to 15W, 20 to 25W
ja → power=10 W; power=20 W → 15W →  → changed 10 to 15W; lost 20
ja → number:4711; weight=3 kg → 4712 →  → lost 3; added number “4712” ()
ja → weight=320 g → MIZU-320 → Mizu 320 → lost 320
ja → weight=320 g → abc 320g XY-200 → XY200 → kept 320
ja → weight=320 g → 320g Bluetooth 5.3 → Bluetooth 5.3 → kept 320
ja → weight=320 g → 320g Bluetooth 5.4 → Bluetooth 5.3 → kept 320; added number “5.4” ()
ja → weight=320 g → 320g 単4形 →  → kept 320
ja → weight=320 g → 320g 単三形4本 →  → kept 320; added number “4本” ()
ja → size_range:P ao GG; weight=320 g → S〜XL 3L 320g →  → kept P ao GG, 320
ja → weight=320 g → 3L 320g →  → kept 320; added number “3L” ()
ja → size_range:P ao GG → S〜XL 33L →  → kept P ao GG; added number “33L” ()
ja → size_range:M → Mサイズ →  → kept M
ja → size_range:M → Lサイズ →  → lost M
ja → size_range:XG → XL →  → kept XG
ja → size_range:XGG → XXL →  → kept XGG
ja → size_range:PP → XS →  → kept PP
ja → size_range:PP → S →  → lost PP
ja → size_range:GG → XLサイズ →  → kept GG
ja → size_range:GG → XXL →  → lost GG
pt → size_range:P ao GG → P e GG →  → kept P ao GG
pt → size_range:G → Garrafa →  → lost G
ja → size_range:P/M → S/M →  → kept P/M
ja → size_range:P,M → S M →  → kept P,M
ja → size_range:P a o M → S M →  → kept P a o M
ja → size_range:tamanho único → ワンサイズ →  → kept tamanho único
ja → size_range:de P a M → S〜M →  → kept de P a M
ja → voltage=bivolt - → 127V/220V →  → kept bivolt
ja → voltage=bivolt - → 127V →  → lost bivolt
ja → voltage=bivolt - → 100V〜240V対応 →  → kept bivolt
ja → voltage=bivolt - → 両対応 →  → kept bivolt
ja → voltage=bivolt - → １００～２４０Ｖ →  → kept bivolt
ja → voltage=bivolt - → 110Vも、あと220V →  → kept bivolt
ja → voltage=bivolt - → 110Vも使えますが、あと220V →  → lost bivolt
ja → voltage=Bivolt automático - → 110/220V →  → kept Bivolt automático
ja → colour:preto; colour:branco → 2色。ブラック、ホワイト →  → kept preto, branco
ja → contents:tampa; contents:alça; contents:cabo → 3点セット →  → nothing
ja → contents:tampa; colour:preto → 1色 1点 ブラック →  → kept preto
ja → duration=2 h → 120分 →  → kept 2
ja → duration=2 h → 3年 →  → lost 2; added number “3年” ()
ja → weight=5 kg → 3年 →  → lost 5; added number “3年” ()
ja → battery=600 mAh → 6000mAh →  → changed 600 to 6000mAh
ja → battery=600 mAh → 0.6Ah →  → kept 600
`;

test.each(rowsOf(TABLE))('%s: %s in “%s” (%s)', (...row) => expectComparison(row));
