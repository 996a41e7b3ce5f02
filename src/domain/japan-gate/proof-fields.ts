import type { ProofField } from './gate-types.ts';
import { optionsFrom } from './questions/question-parts.ts';

const field =
  (kind: ProofField['kind']) =>
  (id: string, label: string, when?: ProofField['when']): ProofField => ({ id, label, kind, ...(when && { when }) });
const text = field('text');
const link = field('link');
const date = field('date');
const choice = (id: string, label: string, options: string): ProofField => ({
  ...field('choice')(id, label),
  options: optionsFrom(options),
});

/** A product with adapter and battery needs two PSE marks. */
export const PSE_BOTH = 'losango_e_circulo';

/** PSE: the mark of electrical goods. */
export const PSE_FIELDS: readonly ProofField[] = [
  choice(
    'tipo',
    'Marca',
    `losango | PSE em losango || circulo | PSE redondo || ${PSE_BOTH} | As duas: fonte em losango, bateria redonda`,
  ),
  link('foto_placa', 'Foto da placa do aparelho (link)'),
  text('nome_responsavel', 'Nome do responsável na placa'),
  text('tensao_v', 'Tensão na placa (V)'),
  text('modelo', 'Modelo'),
  text('certificado_numero', 'Número do certificado', { field: 'tipo', is: ['losango', PSE_BOTH] }),
  text('laboratorio', 'Laboratório registrado', { field: 'tipo', is: ['losango', PSE_BOTH] }),
];

/** 技適 (giteki): the mark of radio devices, Wi-Fi and Bluetooth too. */
export const GITEKI_FIELDS: readonly ProofField[] = [
  text('giteki_numero', 'Número 技適'),
  text('modelo', 'Modelo'),
  link('foto_ou_tela', 'Foto da marca ou da tela (link)'),
  link('link_busca', 'Resultado na busca do ministério (link)'),
];

/** PSC: the mark of goods that can injure (`psc-list.ts`). */
export const PSC_FIELDS: readonly ProofField[] = [
  choice(
    'tipo',
    'Marca',
    'redondo | PSC redondo || losango | PSC em losango || crianca_redondo | 子供PSC redondo || crianca_losango | 子供PSC em losango',
  ),
  link('foto_marca', 'Foto da marca (link)'),
  text('nome_responsavel', 'Nome do responsável'),
  text('certificado_numero', 'Número do certificado', { field: 'tipo', is: ['losango', 'crianca_losango'] }),
  { ...link('certificado_terceiro', 'Certificado do laboratório (link)'), when: { field: 'tipo', is: ['losango'] } },
  text('idade_em_japones', 'Idade escrita em japonês', { field: 'tipo', is: ['crianca_redondo'] }),
  text('aviso_responsaveis', 'Aviso aos pais em japonês', { field: 'tipo', is: ['crianca_redondo'] }),
];

/** The notification (届出) of marked goods at the ministry of economy (METI), and the 国内管理人 of a seller abroad. */
export const METI_FIELDS: readonly ProofField[] = [
  date('data_notificacao', 'Data do registro'),
  text('nome_registrado', 'Nome registrado no METI (届出事業者)'),
  text('categoria', 'Categoria registrada'),
  text('kokunai_nome', 'Nome do 国内管理人'),
  text('kokunai_endereco', 'Endereço do 国内管理人'),
  date('contrato_data', 'Data do contrato'),
];

/** The company in Japan whose licence covers goods for the body. */
export const LICENCE_FIELDS: readonly ProofField[] = [
  text('empresa', 'Empresa no Japão'),
  text('tipo_licenca', 'Tipo de licença'),
  text('numero', 'Número'),
  date('validade', 'Validade'),
];

/** CITES: trade in protected species. */
export const CITES_FIELDS: readonly ProofField[] = [
  text('especie_cientifica', 'Nome científico da espécie'),
  choice('apendice', 'Apêndice', 'I | I || II | II || III | III'),
  text('licenca_numero', 'Número da licença'),
  date('validade', 'Validade'),
  { ...text('meti_aprovacao', 'Aprovação do METI (輸入承認)'), when: { field: 'apendice', is: ['I'] } },
];

/** Fields of a document that is not a proof. */
export const DOCUMENT_FIELDS: readonly ProofField[] = [
  link('link', 'Onde está o documento (link)'),
  date('date', 'Data do documento'),
  text('issuer', 'Quem emitiu'),
];
