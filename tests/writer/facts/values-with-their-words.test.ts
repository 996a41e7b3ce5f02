import { describe, expect, test } from 'vitest';
import { saidWithClause, saidWithClauseOf } from './said.ts';

describe('a value keeps the words that limit it, and only those', () => {
  test.each([
    [
      'Coleira para cachorro médio azul',
      'product_type coleira; audience cachorro ? «Coleira para cachorro médio azul»',
    ],
    ['Coleira para cachorro azul', 'product_type coleira; audience cachorro ?'],
    [
      'Brinquedo para bebê de 6 meses',
      'product_type brinquedo ?; audience bebê ? «Brinquedo para bebê de 6 meses»; age 6 meses ?',
    ],
    [
      'Brinquedo para bebê de até 6 meses',
      'product_type brinquedo ?; audience bebê ? «Brinquedo para bebê de até 6 meses»; age 6 meses ?',
    ],
    ['Ração para gato adulto', 'product_type ração; audience gato; audience adulto'],
    ['Ração para gato filhote', 'product_type ração; audience gato ? «Ração para gato filhote»'],
    ['Ração para gato até 5 kg', 'product_type ração; audience gato ? «Ração para gato até 5 kg»; number 5 kg'],
    ['Mochila para criança a partir de 3 anos', 'product_type mochila; audience criança; age 3 anos'],
    ['Mochila para criança de pano', 'product_type mochila; audience criança ?'],
    [
      'Travesseiro para gestante jovem',
      'product_type travesseiro; audience gestante ? «Travesseiro para gestante jovem»',
    ],
    ['Tênis de corrida grande', 'product_type tênis de corrida; claim grande'],
  ])('%j says %j', (title, facts) => expect(saidWithClause(title)).toBe(facts));

  test.each([
    [
      'Proteção IP67, com a tampinha aberta perde a proteção',
      'certification IP67 ? «Proteção IP67, com a tampinha aberta perde a proteção»',
    ],
    [
      'Certificação: IP67; com o conector aberto perde a vedação. Cor preta',
      'certification IP67, com o conector aberto perde a vedação ?; certification IP67 ? «Certificação: IP67; com o conector aberto perde a vedação»',
    ],
    ['IPX7. Sem a tampa perdem a resistência', 'certification IPX7 ? «IPX7. Sem a tampa perdem a resistência»'],
    ['Resistente a respingos IPX4', 'claim Resistente a respingos; certification IPX4'],
    ['O estojo é brinde. Pesa 300 g com ele', 'weight 300 g ? «O estojo é brinde. Pesa 300 g com ele»'],
    ['O estojo é brinde. Pesa 300 g', 'weight 300 g ?'],
    ['Tem cúpula de tecido. Pesa 300 g com ela', 'weight 300 g ? «Tem cúpula de tecido. Pesa 300 g com ela»'],
    ['Não escurece se guardado seco; com cloro ou suor pode escurecer', ''],
    ['Pesa 300 g; com a base 500 g', 'weight 300 g ? «Pesa 300 g; com a base 500 g»; number 500 g'],
    [
      'Pesa 300 g; sem a base 200 g. Cor preta',
      'weight 300 g ? «Pesa 300 g; sem a base 200 g»; number 200 g; colour preta ?',
    ],
    ['Aguenta 5 kg no gancho; cor preta', 'load 5 kg ? «Aguenta 5 kg no gancho»; colour preta ?'],
    ['Aguenta 5 kg no gancho; se fixado com bucha', 'load 5 kg ? «Aguenta 5 kg no gancho; se fixado com bucha»'],
    ['Aguenta 5 kg no gancho; nem sempre gruda', 'load 5 kg ? «Aguenta 5 kg no gancho; nem sempre gruda»'],
    [
      'Bluetooth 5.0 | bateria dura 10 h com volume a 50% | não tem NFC',
      'claim Bluetooth 5.0 ?; number 5.0; duration 10 h ? «bateria dura 10 h com volume a 50%»; number 50 %; warning não tem NFC',
    ],
    [
      'Bateria dura 10 h (volume a 50% | modo eco) | Bluetooth 5.0',
      'duration 10 h ? «Bateria dura 10 h (volume a 50% | modo eco)»; number 50 %; claim Bluetooth 5.0 ?; number 5.0',
    ],
    [
      'Bateria dura 10 h com volume a 50% | Bluetooth 5.0. Cor preta',
      'duration 10 h ? «Bateria dura 10 h com volume a 50%»; number 50 %; claim Bluetooth 5.0 ?; number 5.0; colour preta',
    ],
    ['Dura 3 h lendo', 'duration 3 h ? «Dura 3 h lendo»'],
    ['Dura 3 h', 'duration 3 h'],
    ['Pesa, sem a base, 300 g', 'number 300 g'],
    ['Altura 30 cm (fechada)', 'height 30 cm ? «Altura 30 cm (fechada)»'],
    ['Altura 30 cm (aprox)', 'height 30 cm'],
    [
      'Altura 30 cm (com a cúpula), largura 10 cm',
      'height 30 cm ? «Altura 30 cm (com a cúpula), largura 10 cm»; width 10 cm ?',
    ],
    ['Altura 30 cm, largura 10 cm (com aba)', 'height 30 cm; width 10 cm ? «Altura 30 cm, largura 10 cm (com aba)»'],
    ['Alcance 10 m, mas só ao ar livre', 'range 10 m ? «Alcance 10 m, mas só ao ar livre»'],
    ['Altura 90 cm; cor preta', 'height 90 cm; colour preta'],
    ['Altura 90 cm; se fechado fica menor', 'height 90 cm ? «Altura 90 cm; se fechado fica menor»'],
    ['Altura 90 cm; cabo 79 cm', 'height 90 cm; length [cabo] 79 cm'],
    ['Zorbla: 300 g', 'number 300 g'],
    ['Zorbla: preta. Pesa 300 g', 'weight 300 g ?'],
    ['Peso: 300 g', 'weight 300 g'],
    ['Indicado para cachorro pequeno', 'audience cachorro ? «Indicado para cachorro pequeno»'],
    ['Ideal para cachorro', 'audience cachorro'],
    ['Ideal para cachorro e gato', 'audience cachorro; audience gato'],
    ['Ideal para cachorro da casa', 'audience cachorro ? «Ideal para cachorro da casa»'],
    ['Ideal para camping no verão', 'use camping; use verão'],
    ["À prova d'água quando fechada", "claim À prova d'água ? «À prova d'água quando fechada»"],
    ["À prova d'água (com a tampa)", "claim À prova d'água ? «À prova d'água (com a tampa)»"],
    ['Impermeável, portátil', 'claim Impermeável; claim portátil'],
    ['Funções: dobrável; portátil', 'claim dobrável; claim portátil'],
    ['Funções: dobrável', 'claim dobrável'],
    ['Diferenciais: dobrável, portátil e recarregável', ''],
    [
      'Dobrável (versão nova), portátil',
      'claim Dobrável ? «Dobrável (versão nova), portátil»; claim portátil ? «Dobrável (versão nova), portátil»',
    ],
    ['Tecido: poliéster da capa', 'material poliéster da capa ?'],
    ['Feita em poliéster da capa', 'material poliéster ? «Feita em poliéster da capa»'],
    ['Feita em poliéster', 'material poliéster'],
    ['Material: poliéster com detalhe de couro', 'material poliéster com detalhe de couro ?'],
    ['Material: poliéster só na capa', 'material poliéster só na capa ?'],
    ['Material: alumínio (estrutura externa)', 'material:estrutura externa alumínio ?'],
    [
      'Cores: preto; azul (esgotado)',
      'colour preto ? «Cores: preto; azul (esgotado)»; colour azul ? «Cores: preto; azul (esgotado)»',
    ],
    [
      'Validade: 12 meses; após aberto 6 meses!',
      'shelf_life 12 meses ? «Validade: 12 meses; após aberto 6 meses»; shelf_life 6 meses ? «Validade: 12 meses; após aberto 6 meses»',
    ],
    [
      'Validade: 12 meses; após aberto 6 meses;',
      'shelf_life 12 meses ? «Validade: 12 meses; após aberto 6 meses»; shelf_life 6 meses ? «Validade: 12 meses; após aberto 6 meses»',
    ],
    [
      'Suporta até 5 kg quando fixada; base de metal',
      'load 5 kg ? «Suporta até 5 kg quando fixada»; material:base metal',
    ],
    [
      'Compatível com iPhone e Android, menos tablets',
      'compatibility iPhone e Android ? «Compatível com iPhone e Android, menos tablets»',
    ],
    ['Temperatura: até 60 °C com a tampa', 'temperature 60 °C ? «Temperatura: até 60 °C com a tampa»'],
    [
      'Recarregável em 2 h com cabo turbo',
      'claim Recarregável ?; charge_time 2 h ? «Recarregável em 2 h com cabo turbo»',
    ],
    ['Carrega em 2 h na tomada', 'charge_time 2 h ? «Carrega em 2 h na tomada»'],
    ['Carrega em 2 h', 'charge_time 2 h'],
    ['Carregador de 2 m (só na caixa preta)', 'number 2 m'],
    ['Tamanho único, veste do 36 ao 42', 'claim Tamanho único ?; size_range 36 ao 42 ?'],
    ['Tamanhos: P, M e G (G esgotado)', 'size_range P, M e G ? «Tamanhos: P, M e G (G esgotado)»'],
  ])('Luminária de mesa: %j says %j', (line, facts) => expect(saidWithClauseOf('Luminária de mesa')(line)).toBe(facts));

  test.each([
    ['Mantém gelado por 12 h com a tampa fechada', 'duration 12 h ? «Mantém gelado por 12 h com a tampa fechada»'],
    ['Mantém gelado por 12 h', 'duration 12 h ? «Mantém gelado por 12 h»'],
    [
      'Conserva quente por 6 h; gelado por 12 h',
      'duration 6 h ? «Conserva quente por 6 h»; duration 12 h ? «gelado por 12 h»',
    ],
    ['Livre de BPA na tampa', 'claim Livre de BPA ?'],
    ['Livre de BPA', 'claim Livre de BPA'],
    ['Tampa de bambu, corpo de inox', 'material:tampa bambu; material:corpo inox'],
    ['Tampa (bambu) com alça', ''],
    ['Altura com tampa: 25 cm', 'number 25 cm'],
    ['Altura: 25 cm com tampa, 22 cm sem', 'height 25 cm ? «Altura: 25 cm com tampa, 22 cm sem»; number 22 cm'],
    [
      'Peso: vazia 300 g; cheia 800 g',
      'weight 300 g ? «Peso: vazia 300 g; cheia 800 g»; weight 800 g ? «Peso: vazia 300 g; cheia 800 g»',
    ],
    ['Peso: 300 g vazia', 'weight 300 g ? «Peso: 300 g vazia»'],
  ])('Garrafa térmica 500 ml: %j says %j', (line, facts) =>
    expect(saidWithClauseOf('Garrafa térmica 500 ml')(line)).toBe(facts),
  );
});
