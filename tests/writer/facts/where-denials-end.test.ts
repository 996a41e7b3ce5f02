import { describe, expect, test } from 'vitest';
import { saidWithClause, saidWithClauseOf } from './said.ts';

describe('a denial reaches as far as its list', () => {
  test.each([['Chaleira sem fio preta', 'product_type chaleira; claim sem fio ?']])('%j says %j', (title, facts) =>
    expect(saidWithClause(title)).toBe(facts),
  );

  test.each([
    [
      'Não use com 110 V, 127 V ou 220 V',
      'warning Não use com 110 V, 127 V ou 220 V; number 110 V; number 127 V ou 220 V',
    ],
    [
      'Não use com água quente, óleo ou leite, pesa 300 g',
      'warning Não use com água quente, óleo ou leite, pesa 300 g; number 300 g',
    ],
    ['Não tem bluetooth, usa o do celular', 'warning Não tem bluetooth, usa o do celular'],
    ['Não tem bluetooth, wi-fi nem NFC', 'warning Não tem bluetooth, wi-fi nem NFC'],
    ['Não é de plástico, é de inox', 'warning Não é de plástico, é de inox'],
    ['Não é de plástico mas de inox', 'warning Não é de plástico mas de inox'],
    ['Não é de plástico; cor preta', 'warning Não é de plástico; colour preta'],
    ['Não é de plástico. Cor preta', 'warning Não é de plástico; colour preta'],
    ['Não é de plástico (cor preta)', 'warning Não é de plástico ?; colour preta ? «Não é de plástico (cor preta)»'],
    ['Não só preta, também azul', ''],
    ['Não apenas recarregável', ''],
    ['Não mais de 300 g', 'number 300 g'],
    ['Não pesa mais de 300 g', 'number 300 g'],
    ['Mais ou menos 300 g de peso', 'number 300 g'],
    ['Pelo menos 300 g de peso', 'number 300 g'],
    ['Tudo menos o cabo preto', ''],
    ['Todas as cores menos azul', ''],
    ['Sem fio', 'claim Sem fio'],
    ['Sem BPA', 'claim Sem BPA'],
    ['Sem cabo de força, cor preta', 'colour preta ? «Sem cabo de força, cor preta»'],
    ['Sem a tampa de vidro ou plástico, cor preta', 'colour preta ? «Sem a tampa de vidro ou plástico, cor preta»'],
    ['Com perfume, cloro ou suor pode escurecer', ''],
    ['Com cloro pode manchar, cor preta', 'colour preta ?'],
    ['Com tampa que pode manchar', ''],
    ['Em contato com óleo derrete', ''],
    ['Exposto a sol desbota o azul', ''],
    ['Com a caixa de 2 kg pode quebrar', 'number 2 kg'],
    ['Exceto azul', ''],
    ['Proibido usar com gás', ''],
    ['Proibido: crianças, idosos', 'warning Proibido: crianças, idosos'],
    ['Evitar: sol, água', 'warning Evitar: sol, água'],
    ['Exceto: azul', 'warning Exceto: azul'],
    ['Sem: cabo, base', 'warning Sem: cabo, base'],
    ['Contraindicações: gestantes', 'warning Contraindicações: gestantes'],
    ['Produto não incluso: pilhas', 'warning Produto não incluso: pilhas'],
    ['Bivolt: não', ''],
    ['Não bivolt', ''],
    ['Voltagem: bivolt', 'voltage bivolt'],
    ['Bivolt', 'voltage Bivolt'],
    ['Tomada bivolt', ''],
    ['Fonte bivolt', 'claim Fonte bivolt'],
    ['Cabo: bivolt', ''],
    [
      'Funciona em 110 V e 220 V',
      'voltage 110 V ? «Funciona em 110 V e 220 V»; voltage 220 V ? «Funciona em 110 V e 220 V»',
    ],
    ['Jamais ligue vazia, 1500 W', 'warning Jamais ligue vazia, 1500 W; number 1500 W'],
    ['Nunca aquece demais, potência 1500 W', 'power 1500 W ?'],
    ['n usa pilha, cor preta', 'colour preta ?'],
    ['n° 5, cor preta', 'number 5; colour preta ?'],
    ['Nem azul nem rosa', ''],
    ['Salvo azul, 300 g de peso', 'number 300 g'],
    [
      'Não tem visor, timer, alarme, apito, luz e sensor de nível de água',
      'warning Não tem visor, timer, alarme, apito, luz e sensor de nível de água',
    ],
  ])('Chaleira elétrica: %j says %j', (line, facts) => expect(saidWithClauseOf('Chaleira elétrica')(line)).toBe(facts));
});
