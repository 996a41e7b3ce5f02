import { describe, expect, test } from 'vitest';
import { said, saidOf } from './said.ts';

describe('colours without a label', () => {
  const read = saidOf('Luminária de mesa');
  test.each([
    ['preto, branco e azul', 'colour preto; colour branco; colour azul'],
    ['CINZA // PRETO // BEGE', 'colour cinza; colour preto; colour bege'],
    ['preta | vinho | verde militar', 'colour preta; colour vinho; colour verde militar'],
    ['preto; branco', 'colour preto; colour branco'],
    ['preto ou branco', 'colour preto; colour branco'],
    ['preto', 'colour preto'],
    ['preto fosco', 'colour preto fosco'],
    ['preto muito fosco', ''],
    ['preto, branco e zorbla', ''],
    ['preto, branco muito claro', ''],
    ['lindo preto', 'claim lindo preto'],
    ['na cor preta', 'colour preta'],
    ['nas cores preto, azul e branco', 'colour preto; colour azul; colour branco'],
    ['disponível na cor preta', 'colour preta'],
    ['luz na cor azul', ''],
    ['troca de cor azul', ''],
    ['cor preto / branco', 'colour preto; colour branco'],
    ['cores preto; branco', 'colour preto; colour branco'],
    ['Preto, branco, azul, verde, amarelo, vermelho, rosa, roxo, lilás, cinza e bege', ''],
  ])('%j says %j', (line, facts) => expect(read(line)).toBe(facts));
});

describe('what it is good for', () => {
  const read = saidOf('Luminária de mesa');
  test.each([
    ['Ideal para camping, viagens e praia', 'use camping; use viagens; use praia'],
    ['Ideal para madeira, piso frio e laminado', 'use madeira, piso frio e laminado'],
    ['Perfeito para escritório', 'use escritório'],
    ['Perfeita para o escritório', 'use escritório'],
    ['Indicado para crianças', ''],
    ['Recomendado para adultos', 'audience adultos'],
    ['Ótimo para escritório', 'use escritório ?'],
    ['Ideal pra academia', 'use academia'],
    ['Ideal para presentear', ''],
    ['Ideal para quem viaja', 'audience quem viaja ?'],
    ['Ideal para você', ''],
    ['Ideal para todos os ambientes', ''],
    ['Ideal para seu escritório', 'use escritório ?'],
    ['Ideal para o dia a dia', ''],
    ['Não é ideal para camping', 'warning Não é ideal para camping'],
    ['Não ideal para madeira', ''],
    ['Ideal para vidros (janelas)', 'use vidros ?'],
    ['Ideal camping', ''],
    ['Ideal para pisos, mas não para escritório', ''],
    ['Que é ideal para escritório', 'use escritório ?'],
    ['Ideal para quem vai ao escritório', ''],
    ['Boa para escritório', ''],
    ['Ideal para vidros e em casa', 'use em casa ?'],
  ])('%j says %j', (line, facts) => expect(read(line)).toBe(facts));
});

describe('titles', () => {
  test.each([
    ['Fonte de água para gatos', 'product_type fonte de água para gatos; audience gatos'],
    ['Fonte de água para gatos e cães', 'product_type fonte de água para gatos; audience gatos e cães'],
    [
      'Fonte de água para gatos e cães pequenos',
      'product_type fonte de água para gatos; audience gatos e cães pequenos',
    ],
    ['Cama para cachorro de pequeno porte', 'product_type cama para cachorro; audience cachorro de pequeno porte ?'],
    ['Cama para cachorros grandes', 'product_type cama para cachorros; audience cachorros grandes'],
    [
      'Mochila para notebook 15,6 polegadas',
      'product_type mochila para notebook; compatibility notebook 15,6 polegadas ?',
    ],
    ['Mochila para notebook de até 14"', 'product_type mochila para notebook ?; compatibility notebook de até 14" ?'],
    ['Capinha para iPhone 13 Pro Max', 'product_type capinha para iPhone; compatibility iPhone 13 Pro Max'],
    ['Capinha para Galaxy S21 Ultra azul', 'product_type capinha; compatibility Galaxy S21 Ultra ?; model_code S21 ?'],
    ['Suporte para celular', 'product_type suporte para celular'],
    ['Película para Xiaomi Redmi Note 12', 'product_type película; compatibility Xiaomi Redmi Note 12'],
    ['Capa para tablet 10 pol', 'product_type capa para tablet; compatibility tablet 10 pol ?'],
    [
      'Sérum facial vitamina C + ácido hialurônico',
      'product_type sérum facial; claim vitamina C; claim ácido hialurônico',
    ],
    ['Creme hidratante sem vitamina C', 'product_type creme hidratante ?'],
    ['Creme com colágeno livre de álcool', 'product_type creme ?; claim colágeno ?; claim livre de álcool ?'],
    ['Creme para acido salicilico', 'product_type creme ?'],
    ['Shampoo zero álcool', 'product_type shampoo ?; claim zero álcool ?'],
    ['Camiseta vitamina C', 'product_type camiseta ?'],
    ['Tênis feminino de corrida', 'product_type tênis; audience feminino; use corrida'],
    ['Tênis de corrida masculino', 'product_type tênis de corrida; audience masculino'],
    ['Tênis para corrida', 'product_type tênis para corrida'],
    ['Tênis para a academia', 'product_type tênis ?; use academia ?'],
    ['Tênis corrida', 'product_type tênis ?'],
    ['Mochila para viagem', 'product_type mochila; use viagem'],
    ['Mochila infantil escolar', 'product_type mochila; audience infantil ?'],
    ['Vestido feminino festa', 'product_type vestido; audience feminino ?'],
    ['Relógio unissex digital', 'product_type relógio; audience unissex; claim digital'],
    ['Camiseta unissex preta', 'product_type camiseta; audience unissex; colour preta'],
    ['Bolsa para mulher', 'product_type bolsa ?; audience mulher ?'],
    ['Bolsa mulher', 'product_type bolsa ?'],
    ['Brinquedo para criança', 'product_type brinquedo ?; audience criança ?'],
    ['Casaco para o inverno', 'product_type casaco ?'],
    ['Luminária para quarto de bebê', 'product_type luminária; use quarto de bebê'],
  ])('%j says %j', (line, facts) => expect(said(line)).toBe(facts));
});
