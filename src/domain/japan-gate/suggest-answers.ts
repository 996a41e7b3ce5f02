import { fieldRow } from '#domain/sheet/all-fields.ts';
import { valueBesideLabel } from '#domain/sheet/describe-entry.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { typeOfEntry } from '#domain/sheet/goods-kinds.ts';
import type { ProductType } from '#domain/sheet/product-types.ts';
import type { Entry, Sheet, SheetField } from '#domain/sheet/sheet.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** An answer derived from an accepted field; the seller confirms it. */
export type SuggestedAnswer = { question: string; answer: string | string[] | number; from: string };

type Rule = {
  question: string;
  field: FieldKey;
  /** `words`: what the supplier wrote, without accents. */
  answer: (entries: readonly Entry[], words: string) => SuggestedAnswer['answer'] | null;
  /** Likely, but not what the sheet says. */
  isGuess?: true;
};

const rule = (question: string, field: FieldKey, answer: Rule['answer']): Rule => ({ question, field, answer });

const hasChoice = (entries: readonly Entry[], ...choices: string[]): boolean =>
  entries.some(({ choice, allowed }) => allowed !== false && choice !== undefined && choices.includes(choice));
/** "carregador (não incluso)" is not in the box. */
const LEFT_OUT = /\b(?:nao (?:inclu|acompanha|vem)|vendid\w+ (?:a parte|separad))/;
const inTheBox = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ limit, pt }) => !LEFT_OUT.test(foldText(`${limit?.pt ?? ''} ${pt ?? ''}`)));
const yesIf = (isSo: boolean): string | null => (isSo ? 'sim' : null);

const RADIO: Readonly<Record<string, string>> = { bluetooth: 'bluetooth', wifi: 'wifi', nfc: 'rfid', ghz24: 'radio' };
/** Mains voltage: anything called AC, and anything from 90 V. */
const isMains = (entries: readonly Entry[]): boolean =>
  hasChoice(entries, 'ac', 'bivolt', 'ac110_220', 'ac100_240') ||
  entries.some(({ amount }) => amount?.unit === 'v' && (amount.to ?? amount.number) >= 90);

const ofType =
  (answer: (type: ProductType) => SuggestedAnswer['answer'] | null): Rule['answer'] =>
  ([entry]) => {
    const type = typeOfEntry(entry);
    return type ? answer(type) : null;
  };
const ruleOfType = (question: string, answer: Parameters<typeof ofType>[0]): Rule =>
  rule(question, 'product_type', ofType(answer));
const byKey = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.entries(table).find(([, keys]) => keys.split(' ').includes(key))?.[0];

/** Product types, by the answer they imply. */
const LABEL_GOODS = { texteis: 'clothing home_textile', diversos: 'shoes furniture', nenhum: 'bag' };
const LABEL_TYPES = {
  diversos:
    'thermal-bottle umbrella folding-umbrella automatic-umbrella mattress air-mattress toothbrush sunglasses kettle',
  eletrico: 'rice-cooker electric-blanket coffee-maker juicer blender portable-blender',
};
const BODY_GOODS = {
  cosmetico: 'cosmetic',
  aparelho_de_beleza: 'beauty_device',
  aparelho_de_saude: 'health_device',
};
const DANGEROUS = { perfume_alcool: 'perfume', esmalte: 'nail-polish gel-nail-polish', tinta_cola: 'adhesive paint' };
const BLADES = {
  cozinha_ferramenta: 'kitchen-knife knife-set scissors peeler',
  canivete_comum: 'pocket-knife multi-tool-knife',
};
const EDIBLE = {
  alimento_seco: 'coffee tea green-tea yerba-mate matcha instant-coffee biscuits farofa tapioca seasoning',
  leite_ovo: 'dulce-de-leche brigadeiro pao-de-queijo',
  fruta_legume_semente: 'nuts brazil-nuts cashew-nuts acai jam',
};
const MARKED = { panela_pressao: 'pressure-cooker electric-pressure-cooker', berco: 'crib' };
const TOUCHES_FOOD = new Set(['kitchen', 'drinkware', 'kitchen_appliance']);
/** "Silicone alimentar", "food grade"; 食品 as in 食品级. */
const FOOD_WORDS = /\b(?:food|alimentar|alimentos?|alimenticio|comida|lfgb)\b|食品/;
const NOT_LITHIUM = /\b(?:ni-?mh|ni-?cd|niquel|nickel|chumbo|lead|alcalina|alkaline)\b/;

const RULES: readonly Rule[] = [
  rule('radio', 'wireless', (entries) => {
    const kinds = new Set(entries.flatMap(({ choice }) => RADIO[choice ?? ''] ?? []));
    return kinds.size > 0 ? [...kinds] : null;
  }),
  rule('liga_tomada', 'power_source', (entries) => yesIf(hasChoice(entries, 'mains'))),
  rule('liga_tomada', 'voltage', (entries) => yesIf(isMains(entries))),
  rule('liga_tomada', 'plug', (entries) => yesIf(entries.length > 0)),
  rule('tem_fonte', 'contents', (entries) =>
    yesIf(hasChoice(inTheBox(entries), 'charger', 'power_adapter', 'fast-charger', 'wireless-charger')),
  ),
  ruleOfType('bateria', ({ key }) => (key === 'power-bank' ? 'power_bank' : null)),
  rule('bateria', 'battery_type', (entries) => {
    if (entries.some(({ choice }) => choice === 'li_ion' || choice === 'li_po')) return 'litio_no_aparelho';
    return entries.some(({ choice }) => choice !== undefined && choice !== 'nimh') ? 'pilha_comum' : null;
  }),
  // CR2032 and its kin, in the seller's own words.
  rule('bateria', 'battery_type', (_, words) => (/\bcr ?\d{4}\b/i.test(words) ? 'litio_no_aparelho' : null)),
  // A capacity in mAh is that of a rechargeable battery: lithium, unless the words say otherwise.
  {
    ...rule('bateria', 'battery_capacity', (_, words) => (NOT_LITHIUM.test(words) ? null : 'litio_no_aparelho')),
    isGuess: true,
  },
  ruleOfType('brinquedo', ({ family }) => yesIf(family === 'toy')),
  rule('idade_min_meses', 'age', ([entry]) => {
    const { amount } = entry ?? {};
    if (!amount || amount.qualifier === 'up_to') return null;
    return amount.unit === 'year' ? amount.number * 12 : amount.number;
  }),
  // The law is about what people eat: a bowl for pets is outside, whatever its material is called.
  rule('toca_alimento', 'for_whom', (entries) => (hasChoice(entries, 'dogs', 'cats', 'pets') ? 'nao' : null)),
  ruleOfType('toca_alimento', ({ key, family }) =>
    family === 'pet' ? 'nao' : yesIf(TOUCHES_FOOD.has(family) || key === 'baby-bottle'),
  ),
  ...(['material', 'intended_use', 'certification'] as const).map(
    (field): Rule => rule('toca_alimento', field, (_entries, words) => yesIf(FOOD_WORDS.test(words))),
  ),
  ruleOfType('comestivel', ({ key, family }) =>
    family === 'food_supplement' ? 'suplemento' : (byKey(EDIBLE, key) ?? null),
  ),
  ruleOfType('uso_corpo', ({ key, family }) =>
    key === 'hair-dye' ? 'quase_medicamento' : (byKey(BODY_GOODS, family) ?? null),
  ),
  // Among bags only those of leather have to be labelled, whatever the lining is made of.
  rule('rotulo_item', 'material', (entries) => (hasChoice(entries, 'leather', 'cowhide') ? 'diversos' : null)),
  ruleOfType('rotulo_item', ({ key, family }) => byKey(LABEL_TYPES, key) ?? byKey(LABEL_GOODS, family) ?? null),
  rule('rotulo_item', 'fabric', () => 'texteis'),
  rule('material_silvestre', 'material', (entries) => (hasChoice(entries, 'cowhide') ? 'boi_porco_carneiro' : null)),
  ruleOfType('lamina', ({ key }) => byKey(BLADES, key) ?? null),
  ruleOfType('perigoso', ({ key }) => {
    const danger = byKey(DANGEROUS, key);
    return danger ? [danger] : null;
  }),
  ruleOfType('tipo_psc', ({ key }) => byKey(MARKED, key) ?? null),
];

const wordsOf = ({ value, limit, words = '' }: SheetField): string =>
  foldText([words, limit?.pt, ...value.flatMap((entry) => [entry.pt, entry.limit?.pt])].join(' '));

/** "Bluetooth 5.2" implies that the product transmits. The first field that answers a question wins. */
export function suggestAnswers(sheet: Sheet): SuggestedAnswer[] {
  const found = new Map<string, SuggestedAnswer>();
  const words = new Map<FieldKey, string>();
  for (const { question, field, answer, isGuess } of RULES) {
    const accepted = sheet[field];
    if (!accepted || found.has(question)) continue;
    const fieldWords = words.get(field) ?? wordsOf(accepted);
    words.set(field, fieldWords);
    const given = answer(accepted.value, fieldWords);
    if (given === null) continue;
    const labelledValue = `${fieldRow(field).label}: ${valueBesideLabel(field, accepted.value)}`;
    const from = isGuess ? `Suposto pela ficha (${labelledValue}): confira` : `Veio da ficha (${labelledValue})`;
    found.set(question, { question, answer: given, from });
  }
  return [...found.values()];
}

export const modelsOfSheet = (sheet: Sheet): string[] =>
  [...(sheet.model_number?.value ?? []), ...variantModels(sheet)].flatMap(({ pt }) => pt ?? []);

const variantModels = ({ variants }: Sheet): readonly Entry[] =>
  (variants?.options ?? []).flatMap(({ values }) => values.flatMap(({ fields }) => fields?.model_number ?? []));
