import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { StartError } from '#server/start/start-error.ts';

/** The models that Mozilla trains for Firefox (MPL-2.0). `bytes` and `sha256` are of the unpacked file. */
export type ModelFile = { path: string; packed: number; bytes: number; sha256: string };

export type LanguagePair = 'pt-en' | 'en-ja' | 'ja-en' | 'en-pt';

/** `vocabularies`: the source's, and the target's if it is separate. */
export type ModelFiles = { model: ModelFile; vocabularies: readonly ModelFile[]; shortlist?: ModelFile };

export type ModelList = Record<LanguagePair, ModelFiles>;

const file = (path: string, packed: number, bytes: number, sha256: string): ModelFile => ({
  path,
  packed,
  bytes,
  sha256,
});

const PT_EN = 'pt-en/retrain_hr_drxrs5bGSsOWvfK9lyZISw/exported';
const EN_JA = 'en-ja/llmaat_finetune10M_qe8_f2_ApiGGQIwTKuF9i_k3n9Q2Q/exported';
const JA_EN = 'ja-en/cjk_retrain_base-memory_NLRJLD_pQFyrvgKtbie2nA/exported';
const EN_PT = 'en-pt/retrain_hr_fix_names_Vnb0RUXTTd67hR-oLHM3eg/exported';

// biome-ignore format: one line per file
export const MODEL_FILES: ModelList = {
  'pt-en': {
    model: file(`${PT_EN}/model.pten.intgemm.alphas.bin`, 22_700_409, 31_561_787, '7b854f1ec5a485dd33efd7c1bc01dd7d5a57f566957c5e47722af333f0ce9157'),
    vocabularies: [file(`${PT_EN}/vocab.pten.spm`, 408_686, 816_726, 'd9f46182823d5bbc84201252b2dfcac28f63e561f0ec827ed858f241864c9def')],
    shortlist: file(`${PT_EN}/lex.50.50.pten.s2t.bin`, 2_487_847, 4_634_492, '2685d8b6530be92a4db4cc61f15a097eb114552be15cb6c1699e9d2d99d24470'),
  },
  // No shortlist: it gives wrong results with separate vocabularies of source and target.
  'en-ja': {
    model: file(`${EN_JA}/model.enja.intgemm.alphas.bin`, 33_052_218, 43_849_787, '59ae659f9bb63e4f81f474fe3c03d3f4499434b5f9e779fab7c12a45f31fd562'),
    vocabularies: [
      file(`${EN_JA}/srcvocab.enja.spm`, 404_352, 796_275, '970c98d174fc01e0339fbabbf45af36a4be3f26f819ec1a5ea1189f71e091889'),
      file(`${EN_JA}/trgvocab.enja.spm`, 431_278, 827_144, '3b3d9f8f3a034d98d0a476f1794fa79c01e4e98a967ceb6777a66ba2d03ec1e1'),
    ],
  },
  'ja-en': {
    model: file(`${JA_EN}/model.jaen.intgemm.alphas.bin`, 32_577_435, 43_977_787, '3a603e20bfe1be86071913f9e23ab5129075bc0a8490151020ac4821e4f17302'),
    vocabularies: [file(`${JA_EN}/vocab.jaen.spm`, 746_616, 1_443_222, '5cb217758bae05877bb3f0c2f612e4e7c1e4cb03c10db11f4a47098d7ae62919')],
    shortlist: file(`${JA_EN}/lex.50.50.jaen.s2t.bin`, 4_819_610, 9_348_172, '525f412f0d210536c2933c78ae395fa0bf2b5ee6cc5dda61ebc2e79410ebaee4'),
  },
  'en-pt': {
    model: file(`${EN_PT}/model.enpt.intgemm.alphas.bin`, 23_340_019, 31_561_787, '07892fd2544ee79dcb643615d8f2debb9793fae16842e87c328e27a3dd26a770'),
    vocabularies: [file(`${EN_PT}/vocab.enpt.spm`, 408_686, 816_726, 'd9f46182823d5bbc84201252b2dfcac28f63e561f0ec827ed858f241864c9def')],
    shortlist: file(`${EN_PT}/lex.50.50.enpt.s2t.bin`, 2_117_608, 3_970_340, 'ccb4c31c9e1899d77a200e71a86958e6ef6c8649627d0bbf3f873b57d9f236bd'),
  },
};

/** In download order: translation before back-translation. */
export const PAIRS = ['pt-en', 'en-ja', 'ja-en', 'en-pt'] as const satisfies readonly LanguagePair[];

export const filesOf = ({ model, vocabularies, shortlist }: ModelFiles): ModelFile[] => [
  model,
  ...vocabularies,
  ...(shortlist ? [shortlist] : []),
];

const fileSchema = z.object({
  path: z.string().regex(/^[\w-]+(?:\/[\w-][\w.-]*)+$/),
  packed: z.int().positive(),
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const pairSchema = z.object({
  model: fileSchema,
  vocabularies: z.array(fileSchema).min(1).max(2),
  shortlist: fileSchema.exactOptional(),
});
const listSchema = z.object({ 'pt-en': pairSchema, 'en-ja': pairSchema, 'ja-en': pairSchema, 'en-pt': pairSchema });

/** The operator's own in `DATA_DIR/translator.json` allows other models without an update. */
export function readModelList(dataDir: string): ModelList {
  const path = join(dataDir, 'translator.json');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return MODEL_FILES;
  }
  try {
    return listSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new StartError(`O arquivo ${path} não é uma lista de modelos do tradutor.`, { cause: error });
  }
}
