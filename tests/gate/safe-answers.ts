import type { Answer, Answers, ProofState } from '#domain/japan-gate/gate-types.ts';
import { findQuestion } from '#domain/japan-gate/questions.ts';

export const TODAY = '2026-11-15';

const link = 'https://docs.example.com/prova.pdf';
const document = { link, date: '2026-10-01', issuer: 'Laboratório Exemplo' };

/** Every field of every proof, filled in completely. */
const complete: Record<string, Record<string, string>> = {
  prova_pse: {
    tipo: 'losango_e_circulo',
    foto_placa: link,
    nome_responsavel: 'Sakura KK',
    tensao_v: '100-240 V',
    modelo: 'MZ-1',
    certificado_numero: 'JET123',
    laboratorio: 'JET',
  },
  prova_giteki: { giteki_numero: 'R202-220001', modelo: 'MZ-1', foto_ou_tela: link, link_busca: link },
  prova_psc: {
    tipo: 'redondo',
    foto_marca: link,
    nome_responsavel: 'Sakura KK',
    certificado_numero: 'C1',
    certificado_terceiro: link,
    idade_em_japones: '対象年齢1歳以上',
    aviso_responsaveis: '保護者のもとで使用してください',
  },
  notificacao_meti: {
    data_notificacao: '2026-01-10',
    nome_registrado: 'Maria Souza',
    categoria: '電気用品',
    kokunai_nome: 'Sakura KK',
    kokunai_endereco: '東京都渋谷区1-2-3',
    contrato_data: '2026-01-05',
  },
  licenca_japao: { empresa: 'Sakura KK', tipo_licenca: '化粧品製造販売業', numero: '13C0X', validade: '2030-01-01' },
  prova_cites: {
    especie_cientifica: 'Arapaima gigas',
    apendice: 'II',
    licenca_numero: 'BR-1',
    validade: '2027-01-01',
  },
  aprovacao_rakuten: document,
  prova_gas: document,
  prova_alimento: document,
  ingredientes_ok: document,
  prova_marca: document,
};

export const proofOf = (id: string, state: ProofState = 'anexada', fields: Record<string, string> = {}) => ({
  state,
  fields: state === 'anexada' ? { ...complete[id], ...fields } : {},
});

const HARMLESS: Answers = {
  base_vendedor: 'exterior',
  saida: 'exterior_direto',
  canais: ['loja_propria'],
  em_maos: 'sim',
  fornecedor_tipo: 'fabricante',
  condicao: 'novo',
  usado_comprado_no_japao: 'nao',
  transporte: ['courier_aereo'],
  liga_tomada: 'nao',
  tem_fonte: 'nao',
  bateria: 'nenhuma',
  gas: 'nao',
  radio: ['nenhum'],
  brinquedo: 'nao',
  feito_antes_2025_12_25: 'nao',
  tipo_psc: 'nenhum',
  toca_alimento: 'nao',
  brinquedo_boca: 'nao',
  uso_corpo: 'nenhum',
  unidades_pedido: 1,
  comestivel: 'nao',
  rotulo_item: 'nenhum',
  rotulo_japones: 'sim',
  material_silvestre: 'nenhum',
  marca: 'sem_marca_ou_propria',
  tipo_especial: 'nenhum',
  lamina: 'nenhuma',
  perigoso: ['nenhum'],
};

export type Given = Readonly<Record<string, Answer>>;

/** Harmless answers and complete proofs, except for the given ones; a proof may be given by its state alone. */
export function answersWith(given: Given): Answers {
  const proofs = Object.keys(complete).map((id) => [id, proofOf(id)]);
  const own = Object.entries(given).map(([id, answer]) => [
    id,
    id in complete && typeof answer === 'string' ? proofOf(id, answer as ProofState) : answer,
  ]);
  return { ...Object.fromEntries(proofs), ...HARMLESS, ...Object.fromEntries(own) };
}

/** "radio=wifi,rfid wh_l=400 prova_pse.tipo=losango": answers, and fields of a proof that is complete otherwise. */
export function readGiven(text: string): Given {
  const given: Record<string, Answer> = {};
  for (const [, id = '', field, value = ''] of text.matchAll(/(\w+)(?:\.(\w+))?=(\S*)/g)) {
    const kind = findQuestion(id)?.kind;
    const fields = typeof given[id] === 'object' && 'fields' in given[id] ? given[id].fields : {};
    if (field) given[id] = proofOf(id, 'anexada', { ...fields, [field]: value });
    else if (kind === 'several') given[id] = value.split(',');
    else given[id] = kind === 'number' && value !== 'nao_sei' ? Number(value) : value;
  }
  return given;
}
