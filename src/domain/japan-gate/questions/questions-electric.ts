import type { Question } from '../gate-types.ts';
import { DOCUMENT_FIELDS, GITEKI_FIELDS, PSE_FIELDS } from '../proof-fields.ts';
import { choice, is, isNot, number, proof, several, yesNo } from './question-parts.ts';

export const ELECTRIC_QUESTIONS: readonly Question[] = [
  yesNo('energia', 'liga_tomada', 'O produto liga direto na tomada?'),
  yesNo('energia', 'tem_fonte', 'Vem com carregador, fonte ou adaptador de tomada?'),
  choice(
    'energia',
    'bateria',
    'Que bateria o produto tem?',
    `nenhuma | Nenhuma || pilha_comum | Pilha comum || litio_no_aparelho | Lítio, presa no aparelho
power_bank | É um power bank || litio_avulsa | Lítio, solta ou removível
estacao_com_tomada | Estação de energia com tomada || nao_sei | Não sei`,
    { help: 'Bateria que vem na caixa, mas fora do aparelho, conta como solta.' },
  ),
  number('energia', 'wh_l', 'Qual a densidade de energia de uma célula da bateria (Wh/L)?', {
    help: 'Tensão (V) × capacidade (Ah) ÷ volume da célula em litros. Uma célula de 3,7 V e 2,6 Ah, de 18 × 65 mm, tem 581,6 Wh/L.',
    min: 0,
    unit: 'Wh/L',
    canBeUnknown: true,
    shownWhen: is('bateria', 'power_bank', 'litio_avulsa'),
  }),
  proof('energia', 'prova_pse', 'Você tem a prova do PSE?', PSE_FIELDS, {
    rules: ['G-PSE-1', 'G-PSE-2', 'G-PSE-3', 'G-PSE-5'],
  }),
  yesNo('energia', 'gas', 'O produto usa gás (fogareiro, aquecedor, mangueira)?'),
  proof('energia', 'prova_gas', 'Você tem a prova da marca PSTG ou PSLPG?', DOCUMENT_FIELDS, isNot('gas', 'nao')),
  several(
    'sem_fio',
    'radio',
    'O produto transmite sinal sem fio?',
    `bluetooth | Bluetooth || wifi | Wi-Fi || celular | Rede celular || controle_rf | Controle por rádio
rfid | NFC ou RFID || radio | Outro rádio || nenhum | Não transmite || nao_sei | Não sei`,
    { help: 'Só receber (um rádio FM) não é transmitir. Certificado FCC, Anatel ou CE não substitui o 技適.' },
  ),
  proof(
    'sem_fio',
    'prova_giteki',
    'Você tem o número 技適 (giteki) do modelo?',
    GITEKI_FIELDS,
    isNot('radio', 'nenhum'),
  ),
];
